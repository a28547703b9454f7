/** KICS: JSON, and the table with a row for each place. */
import { csvFormat, jsonFormat } from '../format.ts';
import type { Draft } from '../draft.ts';
import { has, isList, list, num, str } from '../input/access.ts';
import { facts, paragraphs } from '../facts/text.ts';

const common = {
  tool: 'KICS',
  category: 'iac',
  docsUrl: 'https://docs.kics.io/latest/results/#json',
  stableFingerprints: ['similarityId'],
  severities: { trace: 'info' },
} as const;

/** What a query found in a file. */
function found(query: unknown, file: unknown): Draft {
  const similarity = str(file, 'similarity_id');
  const [name, type] = [str(file, 'resource_name'), str(file, 'resource_type')];
  return {
    rule: str(query, 'query_id') ?? str(query, 'query_name'),
    ruleName: str(query, 'query_name'),
    helpUri: str(query, 'query_url') ?? str(query, 'query_uri'),
    title: `${str(query, 'category') ?? 'Misconfiguration'}: ${str(query, 'query_name') ?? ''}`,
    description: paragraphs(
      str(query, 'description'),
      facts({
        Expected: str(file, 'expected_value'),
        Actual: str(file, 'actual_value'),
        'Found at': str(file, 'search_key'),
      }),
    ),
    mitigation:
      str(file, 'remediation') ?? str(file, 'actual_value') ?? str(file, 'expected_value'),
    severity: str(query, 'severity'),
    category: /secret/i.test(str(query, 'category') ?? '') ? 'secret' : undefined,
    cwes: [str(query, 'cwe')],
    place: { path: str(file, 'file_name'), line: num(file, 'line') },
    resource:
      name === undefined || name === 'n/a'
        ? undefined
        : { provider: str(query, 'cloud_provider'), type, id: name },
    tags: [str(query, 'platform'), str(file, 'issue_type')],
    fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
    references: [str(query, 'query_url') ?? str(query, 'query_uri')],
  };
}

export const kics = jsonFormat({
  ...common,
  id: 'kics',
  recognise: ({ value }) =>
    isList(value, 'queries') && (has(value, 'files_scanned') || has(value, 'queries.0.query_name'))
      ? 1
      : 0,
  each: ['/queries/#'],
  run: (root) => ({ toolVersion: str(root, 'kics_version'), completedAt: str(root, 'end') }),
  map: (query) => list(query, 'files').map((file) => found(query, file)),
});

export const kicsCsv = csvFormat({
  ...common,
  id: 'kics-csv',
  columns: [['query_name', 'query_id', 'severity', 'file_name', 'line']],
  map: (row) => found(row, row),
});
