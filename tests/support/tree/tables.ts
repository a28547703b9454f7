// Tables in the documentation, and the files that they reference.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './files.ts';

/** The cells of every table row in a Markdown text, without headers. */
export const tableRows = (text: string, head: RegExp): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !head.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/** The texts in backticks in a cell. */
export const quotedIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

export const isMissing = (file: string): boolean => !existsSync(path.join(root, file));
