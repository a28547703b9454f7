// The npm packages in a release: those that the server and the web app need at run time.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type LockedPackage = {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
};

export type Lock = {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
};

export type Manifest = {
  name: string;
  version: string;
  dependencies: Record<string, string>;
};

export type ShippedPackage = {
  name: string;
  version: string;
  /** SPDX expression; absent if the package declares none. */
  license?: string;
  /** Relative to the project root. */
  folder: string;
};

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The manifest and the lock file without development-only entries. */
export function readShipped(root: string): { manifest: Manifest; lock: Lock } {
  const {
    devDependencies: _dev,
    scripts: _scripts,
    private: _private,
    imports: _imports,
    ...manifest
  } = parse(path.join(root, 'package.json')) as Manifest & Record<string, unknown>; // npm reads it too
  const lock = parse(path.join(root, 'package-lock.json')) as Lock; // npm wrote it
  const packages = Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
      .map(([folder, entry]) => {
        if (folder !== '') return [folder, entry];
        const { devDependencies: _none, ...own } = entry as LockedPackage & {
          devDependencies?: unknown;
        };
        return [folder, own];
      }),
  );
  return { manifest, lock: { ...lock, packages } };
}

/** By name and version. Packages for other operating systems and CPUs are not installed here. */
export function installedPackages(root: string, { packages }: Lock): ShippedPackage[] {
  return Object.entries(packages)
    .filter(([folder]) => folder !== '' && existsSync(path.join(root, folder)))
    .map(([folder, { version, license }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      ...(license !== undefined && { license }),
      folder,
    }))
    .toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'));
}
