// What reports contain about the reachability of a flaw and about the scope of its component.
import { expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const osv = (id: string) => ({ osv: { id, summary: 'A flaw.', affected: [] } });
const frame = (over: object = {}) => ({ module: 'golang.org/x/text', version: 'v0.3.5', ...over });
const govulncheck = (level: string, ...traces: readonly object[][]) =>
  [
    { config: { protocol_version: 'v1.0.0', scanner_name: 'govulncheck', scan_level: level } },
    osv('GO-2021-0113'),
    ...traces.map((trace) => ({ finding: { osv: 'GO-2021-0113', trace } })),
  ]
    .map((message) => JSON.stringify(message))
    .join('\n');
const called = [frame({ package: 'language', function: 'Parse' }), frame({ function: 'main' })];

const npm6 = (dev: boolean) =>
  JSON.stringify({
    actions: [],
    metadata: {},
    advisories: {
      1: {
        id: 1,
        module_name: 'growl',
        severity: 'high',
        title: 'A flaw',
        findings: [{ version: '1.0.0', paths: ['growl'], dev }],
      },
    },
  });
const dependabot = (scope: string) =>
  JSON.stringify([
    {
      number: 1,
      state: 'open',
      dependency: { package: { ecosystem: 'npm', name: 'qs' }, manifest_path: 'a.json', scope },
      security_advisory: { ghsa_id: 'GHSA-hrpp-h998-j3pp', summary: 'A flaw', severity: 'high' },
      security_vulnerability: { package: { ecosystem: 'npm', name: 'qs' }, severity: 'high' },
    },
  ]);
const osvScanner = (entry: object, group: object = {}) =>
  JSON.stringify({
    results: [
      {
        source: { path: 'go.mod', type: 'lockfile' },
        packages: [
          {
            package: { name: 'stdlib', version: '1.19', ecosystem: 'Go' },
            vulnerabilities: [{ id: 'GO-2023-1571', summary: 'A flaw.' }],
            groups: [{ ids: ['GO-2023-1571'], ...group }],
            ...entry,
          },
        ],
      },
    ],
  });
const semgrep = (reachable: boolean, rule: boolean) =>
  JSON.stringify({
    errors: [],
    paths: { scanned: [] },
    results: [
      {
        check_id: 'ssc-1',
        path: 'src/a.py',
        start: { line: 1, col: 1 },
        end: { line: 1, col: 2 },
        extra: {
          message: 'A flaw.',
          severity: 'ERROR',
          metadata: {},
          sca_info: {
            reachable,
            reachability_rule: rule,
            dependency_match: {
              found_dependency: { package: 'qs', version: '1', ecosystem: 'npm' },
            },
          },
        },
      },
    ],
  });
const snyk = (reachability: string) =>
  JSON.stringify({
    packageManager: 'npm',
    vulnerabilities: [
      {
        id: 'SNYK-JS-QS-1',
        title: 'A flaw',
        severity: 'high',
        packageName: 'qs',
        version: '1',
        from: ['a', 'qs@1'],
        reachability,
      },
    ],
  });
const bom = (value: string) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: [
      {
        type: 'library',
        name: 'qs',
        version: '1',
        'bom-ref': 'qs',
        properties: [{ name: 'cdx:npm:package:development', value }],
      },
    ],
    vulnerabilities: [{ id: 'CVE-2022-24999', affects: [{ ref: 'qs' }] }],
  });

it.each([
  ['govulncheck, called', govulncheck('symbol', called), { reachability: 'reachable' }],
  [
    'govulncheck, only imported',
    govulncheck('symbol', [frame({ package: 'language' })]),
    { reachability: 'not_reachable' },
  ],
  [
    'govulncheck, that did not look for calls',
    govulncheck('module', [frame()]),
    { reachability: undefined },
  ],
  [
    'OSV-Scanner, called',
    osvScanner({}, { experimentalAnalysis: { 'GO-2023-1571': { called: true } } }),
    { reachability: 'reachable' },
  ],
  [
    'OSV-Scanner, not called',
    osvScanner({}, { experimentalAnalysis: { 'GO-2023-1571': { called: false } } }),
    { reachability: 'not_reachable' },
  ],
  [
    'OSV-Scanner, of development',
    osvScanner({ dependency_groups: ['dev'] }),
    { reachability: undefined, component: { development: true } },
  ],
  ['Semgrep, reached', semgrep(true, true), { reachability: 'reachable' }],
  ['Semgrep, not reached', semgrep(false, true), { reachability: 'not_reachable' }],
  ['Semgrep, by the version alone', semgrep(false, false), { reachability: undefined }],
  ['Snyk, reachable', snyk('Reachable'), { reachability: 'reachable' }],
  ['Snyk, no path', snyk('No Path Found'), { reachability: 'not_reachable' }],
  ['Snyk, perhaps', snyk('Potentially reachable'), { reachability: undefined }],
  ['npm, of development', npm6(true), { component: { development: true } }],
  ['npm, of production', npm6(false), { component: { development: false } }],
  ['Dependabot, of development', dependabot('development'), { component: { development: true } }],
  ['Dependabot, of production', dependabot('runtime'), { component: { development: false } }],
  ['CycloneDX, of development', bom('true'), { component: { development: true } }],
])('%s', async (_, report, expected) => {
  const { findings, error } = await readBytesAs(report);
  expect(error).toBeUndefined();
  expect(findings).toHaveLength(1);
  expect({ reachability: undefined, ...findings[0] }).toMatchObject(expected);
});
