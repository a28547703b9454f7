import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readBytesAs } from './reading.ts';

const fixture = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');

describe('a report as YAML', () => {
  it.each([
    'gosec.json',
    'openreports.json',
    'terrascan.json',
    'trivy-operator.json',
    'pluto.json',
  ])('says what the JSON says: %s', async (name) => {
    const [json, yaml] = [
      await readBytesAs(fixture(name)),
      await readBytesAs(stringify(JSON.parse(fixture(name)))),
    ];
    expect(yaml.error).toBeUndefined();
    expect(yaml.findings).toEqual(json.findings);
    expect(yaml.items[0]).toEqual(json.items[0]);
  });

  it('may be several documents', async () => {
    const report = stringify(JSON.parse(fixture('trivy-operator.json')));
    const { findings } = await readBytesAs(`# Of a cluster\n---\n${report}---\n${report}`);
    const { findings: once } = await readBytesAs(report);
    expect(findings).toHaveLength(2 * once.length);
  });

  it('is a clean one where its list is empty', async () => {
    const { error, findings, items } = await readBytesAs('target-versions:\n  k8s: v1.24.0\n');
    expect(error).toBeUndefined();
    expect(findings).toEqual([]);
    expect(items).toMatchObject([{ kind: 'run', format: 'pluto' }]);
  });

  it.each([
    ['a log', 'INFO: 10:00 started\nWARN: 10:01: a: b\n'],
    ['one that breaks off', 'results:\n  - rule: "x\n'],
    ['one of aliases upon aliases', `a: &a [x]\n${'b: [*a, *a]\n'.repeat(3)}`],
    ['notes', '- buy milk\n- water the plants\n'],
  ])('is none if it is %s', async (_, text) => {
    const { error } = await readBytesAs(text);
    expect(error?.code).toBe('unknown_format');
  });
});
