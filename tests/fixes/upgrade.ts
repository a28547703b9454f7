import type { Fix } from './run-fix.ts';
import { trivyReport } from './reports.ts';

/**
 * An upgrade: its name, the file in which the scanner found it, the component, the fixed versions
 * and the repository, then the reason if nothing changes. A plain text is the file in which it was
 * found.
 */
export type UpgradeRow = readonly [
  name: string,
  at: string,
  purl: string,
  fixed: string,
  files: string | Readonly<Record<string, string>>,
  refused?: string,
];

export const upgrade = ([name, at, purl, fixed, files, refused]: UpgradeRow): Fix => ({
  name,
  report: trivyReport({ at, purl, fixed }),
  files: typeof files === 'string' ? { [at]: files } : files,
  ...(refused !== undefined && { refused }),
});
