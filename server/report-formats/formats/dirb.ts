import { progressOnly } from '../clean-text.ts';
import { textFormat, type TextResult } from '../format.ts';
import type { IncompleteReason } from '../model.ts';
import type { RawFinding } from '../raw-finding.ts';
import { foundPath } from './web-probes.ts';

const readLine = (line: string): RawFinding | undefined => {
  const [, page, status] = /^\+ (\S{1,2000}) \(CODE:(\d{3})\|SIZE:\d{1,12}\)/.exec(line) ?? [];
  if (page !== undefined) return foundPath(page, status);
  const [, directory] = /^==> DIRECTORY: (\S{1,2000})/.exec(line) ?? [];
  if (directory !== undefined)
    return { ...foundPath(directory, undefined), title: 'A guessed directory exists' };
  return /^\(!\) WARNING: Directory IS LISTABLE\./.test(line)
    ? { title: 'A directory can be listed', cwes: [548] }
    : undefined;
};

/** The whole scan aborted, or a folder was skipped. Findings in the unscanned part stay open. */
const incompleteOf = (text: string): IncompleteReason | false =>
  /^\(!\) FATAL: /m.test(text)
    ? 'scan_failed'
    : /^\(!\) WARNING: (?:Too many|All) responses /m.test(text) && 'files_failed';

/** Paths that DIRB guessed. A listable directory is on the line before the warning. */
export const dirb = textFormat({
  id: 'dirb',
  tool: 'DIRB',
  category: 'network',
  docsUrl: 'https://dirb.sourceforge.net/about.html',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^DIRB v/m.test(text.slice(0, 4000)) || /^---- Scanning URL: /m.test(text.slice(0, 8000))
      ? 1
      : 0,
  run: (text) => ({
    targets: [/^URL_BASE: (\S{1,2000})/m.exec(text)?.[1]],
    incomplete: incompleteOf(text),
  }),
  clean: progressOnly(
    'FOUND: 0',
    /^(?:-+$|DIRB v|By |[A-Z_]+: |GENERATED WORDS|---- |-->|DOWNLOADED: )/,
  ),
  map: (text): TextResult[] => {
    let scanned: string | undefined;
    return text.split(/\r?\n/).flatMap((line, index) => {
      scanned = /^---- Entering directory: (\S{1,2000})/.exec(line)?.[1] ?? scanned;
      const finding = readLine(line.trim());
      if (finding === undefined) return [];
      const placed = finding.endpoint === undefined ? { ...finding, endpoint: scanned } : finding;
      return [{ pointer: `line ${index + 1}`, finding: { severity: 'info', ...placed } }];
    });
  },
});
