/** Signals that a scan covered less than it should: it closes nothing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../support/server/zip.ts';
import { readBytesAs } from './reading.ts';

const reasonOf = async (report: object): Promise<string | undefined> => {
  const { error, items } = await readBytesAs(JSON.stringify(report));
  expect(error).toBeUndefined();
  const [run] = items;
  return run?.kind === 'run' ? run.incomplete : 'no run';
};

describe('a scan that did not look at everything', () => {
  it.each<[string, object, string]>([
    [
      'Snyk could not test one project of several',
      [
        { ok: false, error: 'Could not detect a supported file', path: '/a' },
        {
          ok: true,
          vulnerabilities: [],
          dependencyCount: 3,
          packageManager: 'npm',
          displayTargetFile: 'package.json',
        },
      ],
      'files_failed',
    ],
    [
      'an analyzer of Dependency-Check failed',
      {
        reportSchema: '1.1',
        scanInfo: { engineVersion: '9', analysisExceptions: [{ exception: { message: 'no' } }] },
        projectInfo: { name: 'shop' },
        dependencies: [],
      },
      'files_failed',
    ],
    [
      'the scan of GitLab failed',
      {
        version: '15.0.0',
        scan: { scanner: { id: 'x', name: 'X' }, type: 'sast', status: 'failure' },
        vulnerabilities: [],
      },
      'scan_failed',
    ],
    [
      'njsscan does not say what it could not parse',
      { errors: [{ type: 'x' }], njsscan_version: '1', nodejs: {}, templates: {} },
      'files_failed',
    ],
    [
      'PHPStan met an error of its own',
      { totals: { errors: 1, file_errors: 0 }, files: [], errors: ['Internal error'] },
      'files_failed',
    ],
    [
      'a tool notes an error in SARIF',
      {
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'X' } },
            invocations: [
              {
                executionSuccessful: true,
                toolExecutionNotifications: [{ level: 'error', message: { text: 'Not parsed' } }],
              },
            ],
            results: [],
          },
        ],
      },
      'files_failed',
    ],
    [
      'Burp Suite still scans',
      { issue_events: [], scan_status: 'auditing', scan_metrics: {} },
      'scan_failed',
    ],
    [
      'Checkov had no file to check',
      { passed: 0, failed: 0, skipped: 0, parsing_errors: 0, resource_count: 0 },
      'nothing_scanned',
    ],
    [
      'Checkov 2.1 had no file to check',
      { passed: 0, failed: 0, skipped: 0, parsingerrors: 0, resourcecount: 0 },
      'nothing_scanned',
    ],
  ])('%s', async (_, report, reason) => {
    expect(await reasonOf(report)).toBe(reason);
  });
});

describe('entries that the report dismisses', () => {
  it('are accounted for: Safety', async () => {
    const { items } = await readBytesAs(
      JSON.stringify({
        report_meta: { safety_version: '2.3.1' },
        vulnerabilities: [],
        ignored_vulnerabilities: [{ vulnerability_id: '2', package_name: 'x' }],
      }),
    );
    expect(items).toMatchObject([
      { kind: 'run', format: 'safety' },
      { kind: 'finding', finding: { pointer: '/ignored_vulnerabilities/0' } },
    ]);
  });

  it('are accounted for: GuardDuty', async () => {
    const { items } = await readBytesAs(
      JSON.stringify({
        Findings: [
          {
            AccountId: '000000000000',
            Id: 'f',
            SchemaVersion: '2.0',
            Type: 'Recon:EC2/Portscan',
            Severity: 5,
            Title: 'x',
            Service: { Archived: true },
          },
        ],
      }),
    );
    expect(items).toMatchObject([
      { kind: 'run' },
      { kind: 'finding', finding: { suppression: { kind: 'archived', status: 'accepted' } } },
    ]);
  });

  it('are accounted for: warnings of cargo-audit', async () => {
    const { items } = await readBytesAs(
      JSON.stringify({
        lockfile: { 'dependency-count': 9 },
        vulnerabilities: { found: false, count: 0, list: [] },
        warnings: { yanked: [{ kind: 'yanked', package: { name: 'a', version: '1.0.0' } }] },
      }),
    );
    expect(items).toMatchObject([
      { kind: 'run', format: 'cargo-audit' },
      { kind: 'ignored', reason: 'not_a_finding', pointer: '/warnings/yanked/0' },
    ]);
    expect(items[0]).not.toHaveProperty('incomplete');
  });

  it('are accounted for: Snyk', async () => {
    const { items } = await readBytesAs(
      JSON.stringify({
        infrastructureAsCodeIssues: [
          { id: 'SNYK-1', title: 'x', severity: 'high', isIgnored: true },
        ],
        targetFile: 'main.tf',
      }),
    );
    expect(items).toMatchObject([
      { kind: 'run' },
      { kind: 'finding', finding: { suppression: { kind: 'ignored', status: 'accepted' } } },
    ]);
  });
});

describe('templates of Nuclei that did not match', () => {
  it('are no findings', async () => {
    const { items } = await readBytesAs(
      JSON.stringify({
        'template-id': 't',
        info: { name: 'n', severity: 'high' },
        host: 'https://shop.example.org',
        'matched-at': 'https://shop.example.org/a',
        'matcher-status': false,
      }),
    );
    expect(items).toMatchObject([{ kind: 'run' }, { kind: 'ignored', reason: 'passed' }]);
  });
});

describe('places that linters write into JUnit reports', () => {
  const suite = (name: string, test: string): string =>
    `<?xml version="1.0"?><testsuites><testsuite name="${name}">${test}</testsuite></testsuites>`;

  it('are read: ESLint', async () => {
    const { findings } = await readBytesAs(
      suite(
        '/src/a.js',
        '<testcase name="org.eslint.no-eval" classname="/src/a"><failure message="eval can be harmful."><![CDATA[line 3, col 5, Error - eval can be harmful. (no-eval)]]></failure></testcase>',
      ),
    );
    expect(findings).toMatchObject([
      { ruleId: 'no-eval', severity: 'high', location: { path: 'src/a.js', startLine: 3 } },
    ]);
  });

  it('are read: gosec', async () => {
    const { findings } = await readBytesAs(
      suite(
        'SQL string formatting',
        '<testcase name="/src/main.go"><failure message="Found 1 vulnerability.">Results:\n[/src/main.go:7] - SQL string formatting (Confidence: HIGH, Severity: MEDIUM, CWE: 89)\n</failure></testcase>',
      ),
    );
    expect(findings).toMatchObject([
      { severity: 'medium', cwes: [89], location: { path: 'src/main.go', startLine: 7 } },
    ]);
  });
});

describe('a page for people beside the report in an archive', () => {
  const page = readFileSync(path.join(import.meta.dirname, 'fixtures', 'tables.html'));
  const report = readFileSync(path.join(import.meta.dirname, 'fixtures', 'gosec.json'));

  it('is not read as another report, but alone it is', async () => {
    const { findings, ignored } = await readBytesAs(
      zipOf({ 'report.json': report, 'report.html': page }),
    );
    expect(findings).toEqual((await readBytesAs(report)).findings);
    expect(ignored.map(({ pointer }) => pointer)).toEqual(['report.html']);
    expect((await readBytesAs(page)).findings).toHaveLength(2);
    expect((await readBytesAs(zipOf({ 'report.html': page }))).findings).toHaveLength(2);
    const wide = Buffer.from(`\ufeff${page.toString()}`, 'utf16le');
    expect((await readBytesAs(wide)).findings).toHaveLength(2);
  });
});
