import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serializeCycloneDx, type SbomVulnerability } from '#domain/sbom/cyclonedx';
import { diffSbomEntries } from '#domain/sbom/diff';
import { DependencyGraph } from '#domain/sbom/dependency-graph';
import { changeSize, compareVersions } from '#domain/versions';
import { upgradePaths } from '#domain/sbom/upgrade-paths';

describe('versions', () => {
  it.each([
    ['1.2.3', '1.2.10'],
    ['1.0.0-rc.1', '1.0.0'],
    ['1.0.0-alpha', '1.0.0-beta'],
    ['2.14.1', '2.15.0'],
    ['1.0', '1.0.1'],
    ['v1.9', '1.10'],
    ['1.0.0-rc2', '1.0.0-rc10'],
    ['4.17.20', '4.17.21+build'],
    ['1.1.1k', '1.1.1l'],
    ['1:2.0-1', '1:2.0-2'],
  ])('%s comes before %s', (a, b) => {
    expect(compareVersions(a, b)).toBe(-1);
    expect(compareVersions(b, a)).toBe(1);
  });

  it('order is total enough to sort by: antisymmetric, reflexive', () => {
    const version = fc.stringMatching(/^\d{1,2}(\.\d{1,2}){0,3}(-(alpha|beta|rc)\.?\d?)?$/);
    fc.assert(
      fc.property(
        version,
        version,
        (a, b) => compareVersions(a, b) === -compareVersions(b, a) || compareVersions(a, b) === 0,
      ),
      { seed: 3 },
    );
    fc.assert(
      fc.property(version, (a) => compareVersions(a, a) === 0),
      { seed: 3 },
    );
  });

  it.each([
    ['1.2.3', '1.2.4', 'patch'],
    ['1.2.3', '1.3.0', 'minor'],
    ['1.2.3', '2.0.0', 'major'],
    ['0.2.3', '0.3.0', 'major'],
  ] as const)('%s to %s is a %s change', (from, to, size) => {
    expect(changeSize(from, to)).toBe(size);
  });
});

describe('dependency graph', () => {
  const graph = new DependencyGraph([
    { from: 'app', to: 'express' },
    { from: 'app', to: 'jest' },
    { from: 'express', to: 'qs' },
    { from: 'jest', to: 'qs' },
    { from: 'qs', to: 'side' },
    { from: 'side', to: 'qs' },
    { from: 'app', to: 'express' },
  ]);

  it('finds each way in, shortest first, through cycles', () => {
    expect(graph.pathsToRoot('qs', 5)).toEqual([
      ['app', 'express', 'qs'],
      ['app', 'jest', 'qs'],
    ]);
    expect(graph.pathsToRoot('qs', 1)).toHaveLength(1);
    expect(graph.pathsToRoot('express', 5)).toEqual([['app', 'express']]);
    expect(graph.pathsToRoot('unknown', 5)).toEqual([['unknown']]);
    expect(
      new DependencyGraph([
        { from: 'a', to: 'b' },
        { from: 'b', to: 'a' },
      ]).pathsToRoot('a', 5),
    ).toEqual([['b', 'a']]);
  });

  it('knows everything that something brings', () => {
    expect([...graph.reachableFrom('app')].toSorted()).toEqual(['express', 'jest', 'qs', 'side']);
    expect([...graph.reachableFrom('side')]).toEqual(['qs']);
  });

  it('stays quick with ten thousand nodes', () => {
    const edges = Array.from({ length: 10_000 }, (_, node) => ({
      from: String(Math.floor(node / 2)),
      to: String(node + 1),
    }));
    expect(new DependencyGraph(edges).pathsToRoot('10000', 5)[0]?.[0]).toBe('0');
  });
});

describe('ways out', () => {
  const open = (findingId: string, ...fixedVersions: string[]) => ({ findingId, fixedVersions });

  it('offers the smallest upgrade first and only what closes more', () => {
    expect(
      upgradePaths('4.17.15', [open('a', '4.17.19'), open('b', '4.17.21'), open('c')]),
    ).toEqual([
      { from: '4.17.15', to: '4.17.19', change: 'patch', closes: ['a'], leaves: ['b', 'c'] },
      { from: '4.17.15', to: '4.17.21', change: 'patch', closes: ['a', 'b'], leaves: ['c'] },
    ]);
  });

  it('does not take a later release line for fixed when that line has its own fix', () => {
    expect(
      upgradePaths('4.0.0', [open('a', '4.2.1', '5.0.3'), open('b', '5.0.0')]).map(
        ({ to, closes }) => [to, closes],
      ),
    ).toEqual([
      ['4.2.1', ['a']],
      ['5.0.3', ['a', 'b']],
    ]);
  });

  it('is empty without a fix', () => {
    expect(upgradePaths('1.0.0', [open('a')])).toEqual([]);
  });
});

describe('difference of two bills', () => {
  const entry = (name: string, version: string) => ({
    name,
    version,
    purl: `pkg:npm/${name}@${version}`,
    licenses: [],
  });

  it('tells added, removed, changed and unchanged apart', () => {
    const result = diffSbomEntries(
      [entry('a', '1'), entry('b', '1'), entry('c', '2')],
      [entry('b', '1'), entry('c', '1'), entry('d', '1')],
    );
    expect(result).toMatchObject({
      added: [{ name: 'd' }],
      removed: [{ name: 'a' }],
      changed: [{ direction: 'downgrade' }],
      unchanged: 1,
    });
  });

  it('of a bill with itself is nothing', () => {
    const bill = [entry('a', '1'), entry('a', '2')];
    expect(diffSbomEntries(bill, bill)).toEqual({
      added: [],
      removed: [],
      changed: [],
      unchanged: 2,
    });
  });
});

describe('CycloneDX export', () => {
  async function* from<T>(items: T[]) {
    for (const item of items) yield await Promise.resolve(item);
  }
  const vulnerability: SbomVulnerability = {
    id: 'CVE-2021-44228',
    affects: ['log4j'],
    severity: 'critical',
    cvss: { version: '3.1', vector: 'AV:N', score: 10 },
    cwes: [502],
    status: 'open',
    falsePositive: false,
    statement: null,
  };

  it.each([
    [{ status: 'open' }, { state: 'in_triage' }],
    [{ status: 'fixed' }, { state: 'resolved' }],
    [
      { status: 'risk_accepted', statement: 'Behind a gateway' },
      { state: 'exploitable', response: ['will_not_fix'], detail: 'Behind a gateway' },
    ],
    [{ status: 'open', falsePositive: true }, { state: 'false_positive' }],
  ] as const)('says %o as %o', async (over, analysis) => {
    const chunks = serializeCycloneDx({
      name: 'ledger-api',
      serial: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
      timestamp: '2026-01-01T00:00:00Z',
      productVersion: '0.1.0',
      components: from([
        {
          ref: 'log4j',
          name: 'log4j',
          version: '2.14.1',
          purl: null,
          type: 'strange',
          licenses: ['Apache-2.0'],
        },
      ]),
      dependencies: from([{ ref: 'ledger-api', dependsOn: ['log4j'] }]),
      vulnerabilities: from([{ ...vulnerability, ...over }]),
    });
    let text = '';
    for await (const chunk of chunks) text += chunk;
    expect(JSON.parse(text)).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [{ type: 'library', 'bom-ref': 'log4j', version: '2.14.1' }],
      vulnerabilities: [{ id: 'CVE-2021-44228', analysis, affects: [{ ref: 'log4j' }] }],
    });
  });
});
