/** Gitleaks 8 (capitalised names) and earlier versions (lower case), and the CSV of 8. */
import { csvFormat, jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, isList, num, str, texts } from '../parsers/json-access.ts';

const common = {
  tool: 'Gitleaks',
  category: 'secret',
  docsUrl: 'https://github.com/gitleaks/gitleaks#report-formats',
  emptyMeansClean: true,
  // A fork with the same report format.
  aliases: ['betterleaks'],
} as const;

function leak(raw: unknown): RawFinding | undefined {
  const get = (...names: string[]): string | undefined =>
    names.map((name) => str(raw, name)).find((text) => text !== undefined);
  if (get('RuleID', 'rule', 'Secret', 'Match', 'line') === undefined) return undefined;
  const [what, path] = [get('Description', 'rule', 'RuleID'), get('File', 'file')];
  const line = num(raw, 'StartLine') ?? num(raw, 'lineNumber');
  const fingerprint = get('Fingerprint', 'leakURL');
  return {
    ruleId: get('RuleID', 'rule'),
    ruleName: what,
    title: `Hard coded ${what ?? 'secret'} found in ${path ?? 'the history'}`,
    description: [`Commit ${get('Commit', 'commit') || 'unknown'}`, get('Message', 'commitMessage')]
      .filter((part) => part !== undefined)
      .join(': '),
    mitigation: 'Revoke the secret, replace it, and remove it from the history.',
    severity: 'high',
    cwes: [798],
    location: {
      path,
      line,
      endLine: num(raw, 'EndLine'),
      column: num(raw, 'StartColumn'),
      endColumn: num(raw, 'EndColumn') === undefined ? undefined : (num(raw, 'EndColumn') ?? 0) + 1,
      snippet: get('Match', 'line'),
    },
    tags: [...texts(raw, 'Tags'), ...(get('tags')?.split(',') ?? [])],
    fingerprints: fingerprint === undefined ? undefined : { gitleaks: fingerprint },
    author: {
      name: get('Author', 'author'),
      email: get('Email', 'email'),
      commit: get('Commit', 'commit'),
      date: get('Date', 'date'),
    },
    references: [get('Link')],
  };
}

export const gitleaks = jsonFormat({
  ...common,
  id: 'gitleaks',
  detect: ({ value }) =>
    isList(value) &&
    (has(value, '0.RuleID', '0.Secret') ||
      has(value, '0.RuleID', '0.Match') ||
      has(value, '0.offender', '0.rule'))
      ? 1
      : has(value, 'offender', 'rule')
        ? 0.9
        : 0,
  each: ['', '/#'],
  map: leak,
});

/** Column names are those of the JSON; the CSV reader lower-cases them. */
const columns = [
  'Description',
  'RuleID',
  'Commit',
  'File',
  'Secret',
  'Match',
  'StartLine',
  'EndLine',
  'StartColumn',
  'EndColumn',
  'Author',
  'Message',
  'Date',
  'Email',
  'Fingerprint',
  'Tags',
  'Link',
];

export const gitleaksCsv = csvFormat({
  ...common,
  id: 'gitleaks-csv',
  columns: [['ruleid', 'commit', 'file', 'secret', 'startline']],
  map: (row) => leak(Object.fromEntries(columns.map((name) => [name, row[name.toLowerCase()]]))),
});
