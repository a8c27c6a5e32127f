struct Box<Content> {
    let content: Content
}
