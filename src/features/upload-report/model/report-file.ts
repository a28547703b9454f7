/**
 * The file types that scanners write. They only restrict the file picker; the content decides the
 * format.
 */
export const reportExtensions = [
  '.sarif',
  '.json',
  '.xml',
  '.csv',
  '.tsv',
  '.xlsx',
  '.html',
  '.txt',
  '.log',
  '.md',
  '.jsonl',
  '.ndjson',
  '.spdx',
  '.rdf',
  '.yaml',
  '.yml',
  '.nessus',
  '.fpr',
  '.fvdl',
  '.plist',
  '.dat',
  '.js',
  '.zip',
  '.gz',
] as const;

/** `results.sarif.json` → `json`; a name without one counts as text. */
export function extensionOf(name: string): string {
  const match = /\.([A-Za-z0-9]{1,10})$/.exec(name);
  return match?.[1]?.toLowerCase() ?? 'txt';
}
