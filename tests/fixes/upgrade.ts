import type { Fix } from './run-fix.ts';
import { trivyReport } from './reports.ts';

/**
 * An upgrade: what it is about, where the scanner found it, the component, the repaired versions, and
 * the repository; then why nothing changes, where that is so. A text alone is the file in which it
 * was found.
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
