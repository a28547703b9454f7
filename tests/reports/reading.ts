/** Writes a report to a temporary file and reads it like an upload. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReportFinding, ReportItem } from '../../server/report-formats/model.ts';
import { ReportError } from '../../server/report-formats/model.ts';
import type { ReportLimits } from '../../server/report-formats/parsers/limits.ts';
import { readReport, type ReportHints } from '../../server/report-formats/read-report.ts';

export interface Outcome {
  items: ReportItem[];
  findings: ReportFinding[];
  ignored: Extract<ReportItem, { kind: 'ignored' }>[];
  error?: ReportError;
}

/** Any other error than a ReportError is a bug and fails the test. */
export async function readBytesAs(
  content: string | Uint8Array,
  hints: ReportHints = {},
  limits: Partial<ReportLimits> = {},
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parapet-test-'));
  const file = path.join(folder, 'report');
  const items: ReportItem[] = [];
  let error: ReportError | undefined;
  try {
    await writeFile(file, content);
    for await (const item of readReport(file, hints, { maxMilliseconds: 20_000, ...limits }))
      items.push(item);
  } catch (caught) {
    if (!(caught instanceof ReportError)) throw caught;
    error = caught;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    items,
    findings: items.flatMap((item) => (item.kind === 'finding' ? [item.finding] : [])),
    ignored: items.flatMap((item) => (item.kind === 'ignored' ? [item] : [])),
    ...(error !== undefined && { error }),
  };
}

/** A SARIF report of one run with the given results. */
export const sarifOf = (results: unknown, rules: unknown[] = []): string =>
  JSON.stringify({
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'Example scanner', rules } }, results }],
  });

export const sarifResult = (over: object = {}): object => ({
  ruleId: 'EX1',
  level: 'warning',
  message: { text: 'A problem.' },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: 'src/main.ts' },
        region: { startLine: 3, startColumn: 1, endColumn: 9 },
      },
    },
  ],
  ...over,
});
