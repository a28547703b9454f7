// Lists of unknown tools: each entry beside a finding is a finding or left out with its place.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const finding = { title: 'SQL injection', severity: 'High', file: 'src/a.ts', line: 3 };

const read = async (report: unknown) => {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  const { error, findings, ignored, items } = await readBytesAs(text);
  expect(error).toBeUndefined();
  return {
    findings: findings.map(({ pointer }) => pointer),
    skipped: ignored.map(({ reason, pointer }) => `${reason} ${pointer}`),
    incomplete: items.flatMap((item) => (item.kind === 'run' ? (item.incomplete ?? []) : [])),
  };
};

describe('entries of an unknown tool', () => {
  it('in a list with findings are all accounted for', async () => {
    const list = [finding, finding, finding, finding, { name: 'x' }, 'text', null];
    expect(await read({ data: list, files: [{ path: 'a', size: 1 }] })).toEqual({
      findings: ['/data/0', '/data/1', '/data/2', '/data/3'],
      skipped: ['not_a_finding /data/4', 'malformed_result /data/5', 'malformed_result /data/6'],
      incomplete: [],
    });
  });

  it('in the lists of several files are accounted for in each', async () => {
    const report = { 'a.ts': { issues: [finding] }, 'b.ts': { issues: [{ id: 1 }], tags: ['x'] } };
    expect(await read(report)).toMatchObject({
      findings: ['/a.ts/issues/0'],
      skipped: ['not_a_finding /b.ts/issues/0'],
    });
  });

  it('close nothing if most of them are of an unknown form', async () => {
    expect(await read([finding, { id: 1 }, { id: 2 }])).toMatchObject({
      findings: ['/0'],
      incomplete: ['unknown_variant'],
    });
  });

  it('in XML are accounted for, under each name that findings have', async () => {
    const one = '<title>A</title><severity>high</severity><file>a.c</file>';
    const { findings, skipped } = await read(
      `<r><issue>${one}</issue><issue>${one}</issue><issue><id>7</id></issue><alert>${one}</alert></r>`,
    );
    expect(findings).toHaveLength(3);
    expect(skipped).toEqual([expect.stringMatching(/^not_a_finding .*issue/)]);
  });

  it('in a page are accounted for, also where a row lacks a cell', async () => {
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const { findings, skipped } = await read(
      `<!doctype html><html><body><table><tr><th>Title</th><th>Severity</th><th>File</th></tr>${row('A', 'high', 'a.c')}${row('B', 'low', 'b.c')}${row('C', 'low')}${row('', '', '')}</table></body></html>`,
    );
    expect(findings).toHaveLength(2);
    expect(skipped).toEqual(['not_a_finding table 1, row 3']);
  });
});
