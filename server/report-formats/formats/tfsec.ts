/** tfsec: JSON of all versions, and CSV. */
import { type Entry, skipped } from '../entries.ts';
import { csvFormat, jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

export const tfsecCommon = {
  tool: 'tfsec',
  category: 'iac',
  docsUrl: 'https://aquasecurity.github.io/tfsec/latest/guides/usage/',
  severities: { error: 'high', warning: 'medium', info: 'low' },
} as const;

export function tfsecResult(raw: unknown): Entry | undefined {
  const status = str(raw, 'status');
  if (at(raw, 'passed') === true || status === '1') return skipped('passed');
  const resource = str(raw, 'resource');
  return {
    ruleId: str(raw, 'long_id') ?? str(raw, 'rule_id'),
    ruleName: str(raw, 'rule_description'),
    title: str(raw, 'rule_description') ?? str(raw, 'description'),
    description: joinParagraphs(str(raw, 'description'), str(raw, 'impact')),
    mitigation: str(raw, 'resolution'),
    severity: str(raw, 'severity'),
    location: {
      path: str(raw, 'location', 'filename'),
      line: num(raw, 'location', 'start_line'),
      endLine: num(raw, 'location', 'end_line'),
    },
    cloudResource:
      resource === undefined
        ? undefined
        : { provider: str(raw, 'rule_provider'), type: str(raw, 'rule_service'), id: resource },
    references: [str(raw, 'link'), ...texts(raw, 'links')],
    helpUri: str(raw, 'links') ?? str(raw, 'link'),
    tags: [str(raw, 'rule_id')],
    suppression: status === '2' ? { kind: 'inSource', status: 'accepted' } : undefined,
  };
}

export const tfsec = jsonFormat({
  ...tfsecCommon,
  id: 'tfsec',
  detect: ({ value }) =>
    has(value, 'results.0.rule_id', 'results.0.location') &&
    (has(value, 'results.0.rule_provider') ||
      has(value, 'results.0.long_id') ||
      has(value, 'results.0.link') ||
      has(value, 'results.0.links'))
      ? 0.95
      : isList(value, 'results') &&
          list(value, 'results').length === 0 &&
          Object.keys(value as object).length === 1
        ? 0.2
        : at(value, 'results') === null && Object.keys(value as object).length === 1
          ? 0.2
          : 0,
  each: ['/results/#'],
  map: tfsecResult,
});

export const tfsecCsv = csvFormat({
  ...tfsecCommon,
  id: 'tfsec-csv',
  columns: [['file', 'start_line', 'end_line', 'rule_id', 'passed']],
  map: (row) =>
    tfsecResult({
      ...row,
      passed: row['passed']?.toLowerCase() === 'true',
      location: { filename: row['file'], start_line: row['start_line'], end_line: row['end_line'] },
    }),
});
