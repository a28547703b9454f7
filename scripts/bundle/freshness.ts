// Checks whether `dist/` was built from the current sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const inputs = [
  'src',
  'server',
  'public',
  'openapi/generated',
  'demo/reports',
  'demo/repositories.json',
  'scripts/bundle',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
];

const filesOf = (root: string, input: string): string[] => {
  const whole = path.join(root, input);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [input];
  return readdirSync(whole, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
};

// The build generates the route tree.
const isSource = (file: string) => !/\.(test|stories)\.tsx?$|routeTree\.gen\.ts$/.test(file);

/** A hash of everything that the build reads. */
export const sourcePrint = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of inputs
    .flatMap((input) => filesOf(root, input))
    .filter(isSource)
    .sort())
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
};

const stamp = (root: string) => path.join(root, 'dist/build-print');

export const isFresh = (root: string): boolean =>
  existsSync(stamp(root)) && readFileSync(stamp(root), 'utf8') === sourcePrint(root);

export const markFresh = (root: string, print: string): void => writeFileSync(stamp(root), print);
