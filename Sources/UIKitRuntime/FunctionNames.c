#if !defined(__APPLE__)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unwind.h>

#include "UIKitRuntime.h"

extern char *swift_demangle(
    const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

char *uikit_demangled_name(const char *symbol) {
  return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
}

typedef struct {
  const void **addresses;
  int count, capacity;
} Calls;

static _Unwind_Reason_Code add_call(struct _Unwind_Context *context, void *argument) {
  Calls *calls = argument;
  if (calls->count == calls->capacity) return _URC_END_OF_STACK;
  // A return address may lie behind the function that called.
  calls->addresses[calls->count++] = (const void *)(_Unwind_GetIP(context) - 1);
  return _URC_NO_REASON;
}

int uikit_call_addresses(const void **addresses, int capacity) {
  Calls calls = {addresses, 0, capacity};
  _Unwind_Backtrace(add_call, &calls);
  return calls.count;
}

/// Maps a file into memory, which stays mapped: the program is about to stop.
static const char *map_file(const char *path, size_t *size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  const char *bytes = NULL;
  if (fstat(file, &status) == 0 && status.st_size > 0) {
    *size = (size_t)status.st_size;
    void *memory = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
    if (memory != MAP_FAILED) bytes = memory;
  }
  close(file);
  return bytes;
}

/// Returns the name of the function that contains an address of an ELF file's symbol table.
static const char *name_in_file(const char *bytes, size_t size, uintptr_t base, uintptr_t address) {
  const ElfW(Ehdr) *header = (const void *)bytes;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
  if (header->e_type == ET_DYN) address -= base;
  if (header->e_shoff == 0 || header->e_shentsize != sizeof(ElfW(Shdr))) return NULL;
  if (header->e_shoff > size || (size - header->e_shoff) / sizeof(ElfW(Shdr)) < header->e_shnum) {
    return NULL;
  }
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (table->sh_offset > size || table->sh_size > size - table->sh_offset) continue;
    if (names->sh_offset > size || names->sh_size > size - names->sh_offset) continue;
    const ElfW(Sym) *symbols = (const void *)(bytes + table->sh_offset);
    for (size_t entry = 0; entry < table->sh_size / sizeof(ElfW(Sym)); entry++) {
      const ElfW(Sym) *symbol = &symbols[entry];
      if ((symbol->st_info & 0xf) != STT_FUNC || symbol->st_name >= names->sh_size) continue;
      if (address - symbol->st_value < symbol->st_size) {
        return bytes + names->sh_offset + symbol->st_name;
      }
    }
  }
  return NULL;
}

const char *uikit_function_name(const void *address) {
  Dl_info info;
  if (!dladdr(address, &info)) return NULL;
  if (info.dli_sname) return info.dli_sname;
  // The loader gives the program itself under the name of its first argument.
  Dl_info program;
  bool is_program = dladdr((const void *)getauxval(AT_ENTRY), &program)
    && program.dli_fbase == info.dli_fbase;
  size_t size = 0;
  const char *bytes = map_file(is_program ? "/proc/self/exe" : info.dli_fname, &size);
  if (!bytes) return NULL;
  return name_in_file(bytes, size, (uintptr_t)info.dli_fbase, (uintptr_t)address);
}
#endif
