import type { components } from '../../openapi/generated/paths.d.ts';

type FindingRow = components['schemas']['FindingRow'];

/**
 * A cell that begins like a formula would run in a spreadsheet (OWASP, "CSV Injection"): a leading apostrophe makes
 * it text. Quoting follows RFC 4180.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly (string | number | boolean | null | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

type Column = readonly [name: string, read: (row: FindingRow) => string | number | boolean | null];

export const findingColumns: readonly Column[] = [
  ['id', ({ id }) => id],
  ['title', ({ attributes }) => attributes.title],
  ['severity', ({ attributes }) => attributes.severity],
  ['priority', ({ attributes }) => attributes.priority],
  ['status', ({ attributes }) => attributes.status],
  ['false_positive', ({ attributes }) => attributes.false_positive],
  ['is_duplicate', ({ attributes }) => attributes.is_duplicate],
  ['repository', ({ attributes }) => attributes.repository.nickname],
  ['branch', ({ attributes }) => attributes.branch],
  ['tool', ({ attributes }) => attributes.tool],
  ['rule', ({ attributes }) => attributes.rule.id],
  ['category', ({ attributes }) => attributes.category],
  ['type', ({ attributes }) => attributes.type],
  ['file', ({ attributes }) => attributes.file],
  ['start_line', ({ attributes }) => attributes.range?.start_line ?? null],
  ['end_line', ({ attributes }) => attributes.range?.end_line ?? null],
  ['endpoint', ({ attributes }) => attributes.endpoint],
  ['component', ({ attributes }) => attributes.component?.purl ?? attributes.component?.name ?? null],
  ['component_version', ({ attributes }) => attributes.component?.version ?? null],
  ['fixed_version', ({ attributes }) => attributes.component?.fixed_version ?? null],
  ['cwe', ({ attributes }) => attributes.cwe.map((cwe) => `CWE-${String(cwe)}`).join(' ')],
  ['cve', ({ attributes }) => attributes.cve.join(' ')],
  ['cvssv3_score', ({ attributes }) => attributes.cvssv3_score],
  ['epss', ({ attributes }) => attributes.epss],
  ['known_exploited', ({ attributes }) => attributes.kev],
  ['owasp', ({ attributes }) => attributes.owasp.join(' ')],
  ['owasp_cicd', ({ attributes }) => attributes.owasp_cicd.join(' ')],
  ['slsa_threats', ({ attributes }) => attributes.slsa_threats.join(' ')],
  ['tags', ({ attributes }) => attributes.tags.join(' ')],
  ['assignee', ({ attributes }) => attributes.assignee?.username ?? null],
  ['first_seen_at', ({ attributes }) => attributes.first_seen_at],
  ['last_seen_at', ({ attributes }) => attributes.last_seen_at],
  ['due_at', ({ attributes }) => attributes.due_at],
];

/** Chunks of a CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export async function* findingsAsCsv(rows: AsyncIterable<FindingRow>): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(findingColumns.map(([name]) => name))}`;
  for await (const row of rows) yield csvLine(findingColumns.map(([, read]) => read(row)));
}
