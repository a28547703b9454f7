import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

const skipped = new Set([
  'node_modules',
  'dist',
  'build',
  'generated',
  'locales',
  '.git',
  '.parapet',
  '.cache',
  'test-results',
  'storybook-static',
  'demo',
  'migrations',
  'data',
]);

/**
 * Paths of all files below a folder, relative to the project, without generated and installed ones.
 */
export const filesBelow = (folder: string, pattern: RegExp): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const relative = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(relative, pattern);
    return pattern.test(entry.name) && !entry.name.includes('.gen.') ? [relative] : [];
  });

export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The imports of a module, static and dynamic, as written. */
export const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );

export const code = /\.(ts|tsx)$/;
