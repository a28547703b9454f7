// The entries of one package in a yarn.lock. Yarn 1 has a format of its own; later versions write
// YAML with one block per package. Both list the descriptors on the first line of a block.

type YarnPackage = {
  /** The ranges that dependents require: `^1.2.0`, or `npm:^1.2.0` from Yarn 2 on. */
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

/**
 * Returns whether the range is resolved by the registry, rather than by an alias, a patch, a folder
 * or a URL.
 */
export const isRegistryRange = (range: string): boolean => /^(?:npm:)?[^:/@#]*$/.test(range);
