// What a yarn.lock says of one package. Yarn 1 writes a format of its own, later versions YAML with
// one package a block; both name the descriptors in the line that begins a block.

type YarnPackage = {
  /** What dependents ask for: `^1.2.0`, or `npm:^1.2.0` from Yarn 2 on. */
  ranges: readonly string[];
  version: string;
};

const block = /^(?![#\s])(.+):[ \t]*\r?\n(?:[ \t]+.*\r?\n)*?[ \t]+version:?[ \t]+"?([^"\s]+)/gm;

export const isYarnBerry = (lock: string): boolean => /^__metadata:/m.test(lock);

/** Each version of the package in the lock file. */
export const listYarnPackages = (lock: string, name: string): YarnPackage[] =>
  [...lock.matchAll(block)].flatMap(([, descriptors = '', version = '']) => {
    const ranges = descriptors
      .replaceAll('"', '')
      .split(/,\s*/)
      .filter((descriptor) => descriptor.startsWith(`${name}@`))
      .map((descriptor) => descriptor.slice(name.length + 1));
    return ranges.length === 0 ? [] : [{ ranges, version }];
  });

/** A range of the registry, and neither an alias nor a patch, a folder or an address. */
export const isRegistryRange = (range: string): boolean => /^(?:npm:)?[^:/@#]*$/.test(range);
