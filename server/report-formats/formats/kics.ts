/** KICS: JSON, and CSV with a row per location. */
import { csvFormat, jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

export const kicsCommon = {
  tool: 'KICS',
  category: 'iac',
  docsUrl: 'https://docs.kics.io/latest/results/#json',
  stableFingerprints: ['similarityId'],
  severities: { trace: 'info' },
} as const;

/** Converts a match of a query in a file. */
export function kicsFinding(query: unknown, file: unknown): RawFinding {
  const similarity = str(file, 'similarity_id');
  const [name, type] = [str(file, 'resource_name'), str(file, 'resource_type')];
  return {
    ruleId: str(query, 'query_id') ?? str(query, 'query_name'),
    ruleName: str(query, 'query_name'),
    helpUri: str(query, 'query_url') ?? str(query, 'query_uri'),
    title: `${str(query, 'category') ?? 'Misconfiguration'}: ${str(query, 'query_name') ?? ''}`,
    description: joinParagraphs(
      str(query, 'description'),
      labeledLines({
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
    location: { path: str(file, 'file_name'), line: num(file, 'line') },
    cloudResource:
      name === undefined || name === 'n/a'
        ? undefined
        : { provider: str(query, 'cloud_provider'), type, id: name },
    tags: [str(query, 'platform'), str(file, 'issue_type')],
    fingerprints: similarity === undefined ? undefined : { similarityId: similarity },
    references: [str(query, 'query_url') ?? str(query, 'query_uri')],
  };
}

export const kics = jsonFormat({
  ...kicsCommon,
  id: 'kics',
  detect: ({ value }) =>
    isList(value, 'queries') && (has(value, 'files_scanned') || has(value, 'queries.0.query_name'))
      ? 1
      : 0,
  each: ['/queries/#'],
  states: (root) => num(root, 'total_counter'),
  run: (root) => ({
    toolVersion: str(root, 'kics_version'),
    completedAt: str(root, 'end'),
    incomplete:
      num(root, 'files_scanned') === 0
        ? 'nothing_scanned'
        : ['files_failed_to_scan', 'queries_failed_to_execute'].some(
            (name) => (num(root, name) ?? 0) > 0,
          ) && 'files_failed',
  }),
  holds: ['/files/#'],
  map: (query) => list(query, 'files').map((file) => kicsFinding(query, file)),
});

export const kicsCsv = csvFormat({
  ...kicsCommon,
  id: 'kics-csv',
  columns: [['query_name', 'query_id', 'severity', 'file_name', 'line']],
  map: (row) => kicsFinding(row, row),
});
