/** Brakeman: JSON, and the CSV of its warnings. */
import { csvFormat, jsonFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

const common = {
  tool: 'Brakeman',
  category: 'sast',
  docsUrl: 'https://brakemanscanner.org/docs/jenkins/',
  severities: { high: 'high', medium: 'medium', weak: 'low' },
  stableFingerprints: ['brakeman'],
} as const;

function warning(raw: unknown, ignored: boolean): RawFinding {
  const fingerprint = str(raw, 'fingerprint');
  const note = str(raw, 'note');
  return {
    ruleId: str(raw, 'check_name') ?? str(raw, 'warning_type'),
    ruleName: str(raw, 'warning_type'),
    helpUri: str(raw, 'link'),
    title: `${str(raw, 'warning_type') ?? 'Warning'}. ${str(raw, 'message') ?? ''}`,
    description: joinParagraphs(
      str(raw, 'message'),
      labeledLines({
        Code: str(raw, 'code'),
        'User input': str(raw, 'user_input'),
        Class: str(raw, 'location', 'class'),
        Method: str(raw, 'location', 'method'),
      }),
    ),
    // Brakeman reports its confidence but no severity.
    severity: str(raw, 'confidence'),
    confidence: str(raw, 'confidence'),
    cwes: list(raw, 'cwe_id'),
    location: { path: str(raw, 'file'), line: num(raw, 'line'), snippet: str(raw, 'code') },
    references: [str(raw, 'link')],
    fingerprints: fingerprint === undefined ? undefined : { brakeman: fingerprint },
    vulnerabilityIds: [str(raw, 'message')],
    suppression:
      ignored || at(raw, 'ignored') === true
        ? {
            kind: 'ignore file',
            status: 'accepted',
            ...(note !== undefined && { justification: note }),
          }
        : undefined,
  };
}

/** An error has a file only if Brakeman could not parse it. */
const unparsedFile = (error: unknown): string | undefined =>
  /^Could not parse (\S+)$/.exec(str(error, 'location') ?? '')?.[1];

export const brakeman = jsonFormat({
  ...common,
  id: 'brakeman',
  detect: ({ value }) =>
    isList(value, 'warnings') &&
    (has(value, 'scan_info') ||
      has(value, 'ignored_warnings') ||
      has(value, 'warnings.0.warning_type'))
      ? 1
      : 0,
  each: ['/warnings/#', '/ignored_warnings/#'],
  states: (root) => num(root, 'scan_info', 'security_warnings'),
  run: (root) => ({
    incomplete:
      isList(root, 'scan_info', 'checks_performed') &&
      list(root, 'scan_info', 'checks_performed').length === 0 &&
      'nothing_scanned',
    toolVersion: str(root, 'scan_info', 'brakeman_version'),
    completedAt: str(root, 'scan_info', 'end_time'),
    ...failedFiles(list(root, 'errors').map(unparsedFile)),
  }),
  map: (raw, { keys }) => warning(raw, keys[0] === 'ignored_warnings'),
});

/** Columns have the JSON field names, written as words. */
export const brakemanCsv = csvFormat({
  ...common,
  id: 'brakeman-csv',
  columns: [['confidence', 'warning type', 'file', 'line', 'message']],
  map: (row) =>
    warning(
      {
        ...Object.fromEntries(
          Object.entries(row).map(([name, text]) => [name.replaceAll(' ', '_'), text]),
        ),
        cwe_id: row['cwe'],
      },
      false,
    ),
});
