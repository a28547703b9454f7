// Large reports with realistic proportions of rules, paths, severities and code, reproducible by
// the seed.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const rules = [
  ['sql-injection', 89, 'error', 'SQL built from request input.'],
  ['xss', 79, 'error', 'HTML written from input.'],
  ['weak-hash', 328, 'warning', 'MD5 is no hash for passwords.'],
  ['path-traversal', 22, 'error', 'A path is built from input.'],
  ['open-redirect', 601, 'warning', 'A redirect follows input.'],
  ['debug-enabled', 489, 'note', 'Debug output is on.'],
  ['hard-coded-secret', 798, 'error', 'A secret is in the code.'],
  ['unused-result', 252, 'note', 'The result of a check is not used.'],
] as const;

const resultOf = (i: number, padding: string) => {
  const [ruleId, , level, text] = rules[(i * 7919) % rules.length] ?? rules[0];
  const line = 1 + ((i * 31) % 900);
  return {
    ruleId,
    level,
    message: { text: `${text} ${padding}`.trim() },
    locations: [
      {
        physicalLocation: {
          artifactLocation: {
            uri: `services/s${String(i % 23)}/src/module${String(i % 997)}/file${String(i % 4999)}.ts`,
          },
          region: {
            startLine: line,
            startColumn: 5,
            endLine: line,
            endColumn: 60,
            snippet: {
              text: `    const value${String(i)} = run(request.query.field${String(i % 101)}, ${String(i)});`,
            },
          },
        },
      },
    ],
    partialFingerprints: {
      primaryLocationLineHash: `${(i * 2654435761).toString(16).padStart(12, '0')}:1`,
    },
  };
};

function* chunks(count: number, tool: string, padding: string): Generator<string> {
  const driver = {
    name: tool,
    rules: rules.map(([id, cwe]) => ({
      id,
      properties: { tags: ['security', `CWE-${String(cwe)}`] },
    })),
  };
  yield `{"version":"2.1.0","runs":[{"tool":{"driver":${JSON.stringify(driver)}},"results":[`;
  for (let i = 0; i < count; i++) yield (i === 0 ? '' : ',') + JSON.stringify(resultOf(i, padding));
  yield ']}]}';
}

/**
 * `paddingBytes` makes each result that much longer, for a large report with fewer results. Reports
 * of two tools contain the same weaknesses at the same locations.
 */
export const writeLargeSarif = (
  file: string,
  count: number,
  { tool = 'semgrep', paddingBytes = 0 }: { tool?: string; paddingBytes?: number } = {},
): Promise<void> =>
  pipeline(Readable.from(chunks(count, tool, 'x'.repeat(paddingBytes))), createWriteStream(file));
