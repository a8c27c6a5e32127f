// Parses files with the tree-sitter library and the Swift grammar, and does nothing else: what no
// tool that looks at every file can stay below.
//
//     floor THREADS LIST
//
// LIST is a file with a path on each line. The threads take the files in that order. Prints how many
// files and bytes it parsed, and how many of the trees have errors.

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <tree_sitter/api.h>
#include <unistd.h>

const TSLanguage *swift_codemod_grammar(void);

static char **paths;
static size_t path_count;
static atomic_size_t next_path;
static atomic_size_t byte_count;
static atomic_size_t error_count;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

/// Reads a file into a buffer that grows as needed, and returns its length.
static size_t read_file(const char *path, char **buffer, size_t *capacity) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) < 0) fail(path);
  size_t size = (size_t)status.st_size;
  if (size > *capacity) {
    *capacity = size * 2;
    *buffer = realloc(*buffer, *capacity);
    if (!*buffer) fail("realloc");
  }
  size_t length = 0;
  while (length < size) {
    ssize_t count = read(file, *buffer + length, size - length);
    if (count < 0) fail(path);
    if (count == 0) break;
    length += (size_t)count;
  }
  close(file);
  return length;
}

static void *parse_files(void *unused) {
  (void)unused;
  TSParser *parser = ts_parser_new();
  if (!ts_parser_set_language(parser, swift_codemod_grammar())) {
    fputs("floor: the library cannot read the grammar\n", stderr);
    exit(1);
  }
  char *buffer = NULL;
  size_t capacity = 0;
  for (;;) {
    size_t index = atomic_fetch_add(&next_path, 1);
    if (index >= path_count) break;
    size_t length = read_file(paths[index], &buffer, &capacity);
    TSTree *tree = ts_parser_parse_string(parser, NULL, buffer, (uint32_t)length);
    if (!tree) fail(paths[index]);
    if (ts_node_has_error(ts_tree_root_node(tree))) atomic_fetch_add(&error_count, 1);
    ts_tree_delete(tree);
    atomic_fetch_add(&byte_count, length);
  }
  free(buffer);
  ts_parser_delete(parser);
  return NULL;
}

/// Splits the list of files into its lines.
static void read_list(const char *path) {
  char *text = NULL;
  size_t capacity = 0;
  size_t length = read_file(path, &text, &capacity);
  size_t lines = 0;
  for (size_t index = 0; index < length; index++) lines += text[index] == '\n';
  paths = malloc(lines * sizeof *paths);
  if (!paths && lines) fail("malloc");
  char *line = text;
  for (; path_count < lines; path_count++) {
    char *end = strchr(line, '\n');
    *end = 0;
    paths[path_count] = line;
    line = end + 1;
  }
}

int main(int argument_count, char **arguments) {
  int threads = argument_count == 3 ? atoi(arguments[1]) : 0;
  if (threads < 1 || threads > 256) {
    fputs("usage: floor THREADS LIST\n", stderr);
    return 1;
  }
  read_list(arguments[2]);
  pthread_t workers[256];
  for (int index = 1; index < threads; index++) {
    if (pthread_create(&workers[index], NULL, parse_files, NULL) != 0) fail("pthread_create");
  }
  parse_files(NULL);
  for (int index = 1; index < threads; index++) pthread_join(workers[index], NULL);
  printf("%zu files, %zu bytes, %zu with errors\n", path_count, (size_t)byte_count,
         (size_t)error_count);
  return 0;
}
