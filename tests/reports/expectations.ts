/** A peer's asserted readings of real reports, compared with ours. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { ReportFinding, ReportItem } from '../../server/report-formats/model.ts';
import { readReport } from '../../server/report-formats/read-report.ts';
import { normalizePath } from '../../server/report-formats/normalize/path.ts';
import { extractVulnerabilityIds } from '../../server/report-formats/normalize/identifiers.ts';

export interface ExpectedFinding {
  index: number;
  title?: string | null;
  severity?: string;
  cwe?: number | string;
  cves?: string[];
  filePath?: string | null;
  line?: number | string | null;
  component_name?: string;
  component_version?: string;
}

export interface Expectation {
  tool: string;
  file: string;
  expectedCount: number;
  mode?: { mode: string };
  expect?: ExpectedFinding[];
}

export const reportsRoot =
  process.env['PARAPET_REPORTS'] ?? path.resolve(import.meta.dirname, '../../../shared/reports');
export const reportsArePresent = existsSync(path.join(reportsRoot, 'expectations.json'));

export const loadExpectations = (): Expectation[] =>
  JSON.parse(readFileSync(path.join(reportsRoot, 'expectations.json'), 'utf8')) as Expectation[];

export interface Reading {
  items: ReportItem[];
  findings: ReportFinding[];
  format: string | undefined;
  error?: Error;
  milliseconds: number;
}

export async function readAll(file: string, tool?: string): Promise<Reading> {
  const items: ReportItem[] = [];
  const start = performance.now();
  let error: Error | undefined;
  try {
    for await (const item of readReport(file, {
      fileName: path.basename(file),
      ...(tool !== undefined && { tool }),
    }))
      items.push(item);
  } catch (caught) {
    error = caught as Error;
  }
  const findings = items.flatMap((item) => (item.kind === 'finding' ? [item.finding] : []));
  const run = items.find((item) => item.kind === 'run');
  return {
    items,
    findings,
    format: run?.format,
    milliseconds: performance.now() - start,
    ...(error !== undefined && { error }),
  };
}

const samePath = (left: string, right: string): boolean => {
  const normal = (text: string): string => {
    const done = normalizePath(text);
    return done !== undefined && 'path' in done ? done.path : text;
  };
  return normal(left) === normal(right);
};

/** A description of every compared fact of the expected finding that ours lacks. */
function differences(expected: ExpectedFinding, found: ReportFinding | undefined): string[] {
  if (found === undefined) return ['no such finding'];
  const wrong: string[] = [];
  const note = (name: string, want: unknown, have: unknown): void =>
    void wrong.push(`${name}: ${String(want)} ≠ ${String(have)}`);
  if (expected.severity !== undefined && expected.severity.toLowerCase() !== found.severity)
    note('severity', expected.severity, found.severity);
  const cwe = Number(String(expected.cwe ?? '').replace('CWE-', ''));
  // The peer assigns the categories 1035, 1352 and 1395 to every vulnerable component; 0 is its
  // "none"; 1032 its "misconfiguration".
  if (cwe > 0 && ![1032, 1035, 1352, 1395].includes(cwe) && found.cwes?.includes(cwe) !== true)
    note('cwe', cwe, found.cwes);
  const missing = extractVulnerabilityIds(expected.cves ?? []).filter(
    (id) => found.vulnerabilityIds?.includes(id) !== true,
  );
  if (missing.length > 0) note('ids', missing, found.vulnerabilityIds);
  if (
    expected.filePath != null &&
    !samePath(expected.filePath, found.location?.path ?? found.component?.manifestPath ?? '')
  )
    note('file', expected.filePath, found.location?.path);
  const line = Number(expected.line ?? 0);
  if (line > 0 && line !== found.location?.startLine) note('line', line, found.location?.startLine);
  if (
    expected.component_version !== undefined &&
    expected.component_version !== found.component?.version
  )
    note('version', expected.component_version, found.component?.version);
  return wrong;
}

/**
 * The peer's order may differ, so the finding at the index is compared first, then the one with the
 * same title or the closest.
 */
export function compare(expectation: Expectation, findings: readonly ReportFinding[]): string[] {
  return (expectation.expect ?? []).flatMap((expected) => {
    const own = findings.at(expected.index);
    const first = differences(expected, own);
    if (first.length === 0) return [];
    const others = findings.map((finding) => differences(expected, finding));
    if (others.some((wrong) => wrong.length === 0)) return [];
    return first.map((text) => `#${expected.index} ${text}`);
  });
}
