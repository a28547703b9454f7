// Documented layouts of a tool, in each version and variant.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe("OpenVEX's statements", () => {
  const statement = { vulnerability: { name: 'CVE-2026-1' }, status: 'affected' };
  const vex = (context: string, ...statements: object[]) =>
    read({ '@context': context, '@id': 'x', statements });

  it('tell the product from what is in it, and name the image', async () => {
    const { findings } = await vex('https://openvex.dev/ns/v0.2.0', {
      ...statement,
      products: [
        {
          '@id': 'pkg:oci/shop@sha256%3Aab12?repository_url=ghcr.io/acme/shop&tag=v1',
          subcomponents: [{ '@id': 'pkg:npm/left-pad@1.0.0' }],
        },
      ],
    });
    expect(findings).toMatchObject([
      {
        component: { purl: 'pkg:npm/left-pad@1.0.0' },
        image: { reference: 'ghcr.io/acme/shop:v1' },
      },
    ]);
  });

  it('have the subcomponents beside the products before version 0.2.0', async () => {
    const { findings } = await vex('https://openvex.dev/ns', {
      vulnerability: 'CVE-2026-1',
      status: 'not_affected',
      justification: 'vulnerable_code_not_present',
      products: ['pkg:oci/shop@v1'],
      subcomponents: ['pkg:npm/left-pad@1.0.0'],
    });
    expect(findings).toMatchObject([
      {
        component: { purl: 'pkg:npm/left-pad@1.0.0' },
        suppression: { kind: 'vex:not_affected', justification: 'vulnerable_code_not_present' },
      },
    ]);
  });

  it('have four states: each is kept, but what is fixed', async () => {
    const outcome = await vex(
      'https://openvex.dev/ns/v0.2.0',
      statement,
      { ...statement, status: 'under_investigation' },
      { ...statement, status: 'not_affected' },
      { ...statement, status: 'fixed' },
    );
    expect(outcome.findings.map(({ suppression, tags }) => [suppression?.kind, tags])).toEqual([
      [undefined, undefined],
      [undefined, ['vex:under_investigation']],
      ['vex:not_affected', undefined],
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it('of another state or version are of an unknown variant', async () => {
    const state = await vex('https://openvex.dev/ns/v0.2.0', { ...statement, status: 'open' });
    expect(runOf(state)).toMatchObject({ incomplete: 'unknown_variant', lookedFor: '/statements' });
    const version = await vex('https://openvex.dev/ns/v2.0.0', statement);
    expect(runOf(version)).toMatchObject({ incomplete: 'unknown_variant' });
  });
});

describe("SSLyze's servers", () => {
  const server = (over: object) =>
    read({
      sslyze_version: '6.1.0',
      server_scan_results: [
        {
          server_location: { hostname: 'shop.example.org', port: 443 },
          connectivity_status: 'COMPLETED',
          scan_status: 'COMPLETED',
          ...over,
        },
      ],
    });
  const check = (status: string, result: object | null = null) => ({
    scan_result: { heartbleed: { status, result } },
  });

  it('were looked at to the end, or not', async () => {
    const outcomes = await Promise.all([
      server(check('COMPLETED', { is_vulnerable_to_heartbleed: false })),
      server(check('ERROR')),
      server({ scan_status: 'ERROR_NO_CONNECTIVITY', scan_result: null }),
      server({ connectivity_status: 'ERROR', scan_result: null }),
    ]);
    const missed = outcomes.map(({ items }) =>
      items.flatMap((item) => (item.kind === 'run' ? (item.unscanned ?? []) : [])),
    );
    const it = { target: 'host:shop.example.org' };
    expect(missed).toEqual([[], [it], [it], [it]]);
  });

  it('say in version 6 why a certificate is not trusted', async () => {
    const { findings } = await server({
      scan_result: {
        certificate_info: {
          status: 'COMPLETED',
          result: {
            certificate_deployments: [
              {
                path_validation_results: [
                  { was_validation_successful: false, validation_error: 'certificate expired' },
                ],
              },
            ],
          },
        },
      },
    });
    expect(findings).toMatchObject([
      { ruleId: 'certificate-untrusted', description: 'certificate expired' },
    ]);
  });
});

describe("Nmap's scripts", () => {
  const port = (script: string) =>
    readBytesAs(
      `<nmaprun scanner="nmap"><host><address addr="192.0.2.7" addrtype="ipv4"/><ports><port protocol="tcp" portid="22"><state state="open"/><service name="ssh" product="OpenSSH" version="7.4"/>${script}</port></ports></host></nmaprun>`,
    );

  it('are read from what they print where the XML has no more of them', async () => {
    const vulners = await port(
      '<script id="vulners" output="&#10;  cpe:/a:openbsd:openssh:7.4: &#10;    &#9;CVE-2018-15919&#9;5.3&#9;https://vulners.com/cve/CVE-2018-15919"/>',
    );
    expect(vulners.findings[1]).toMatchObject({
      ruleId: 'CVE-2018-15919',
      severity: 'medium',
      references: ['https://vulners.com/cve/CVE-2018-15919'],
    });
    const vulscan = await port(
      '<script id="vulscan" output="MITRE CVE - https://cve.mitre.org:&#10;[CVE-2012-0814] The auth_parse_options function leaks.&#10;&#10;OSVDB:&#10;No findings"/>',
    );
    expect(vulscan.findings).toMatchObject([
      { ruleId: 'open-port-22/tcp' },
      { ruleId: 'CVE-2012-0814', description: 'The auth_parse_options function leaks.' },
    ]);
  });

  it('of the category vuln say of each what they tried', async () => {
    const { findings } = await port(
      '<script id="ssl-poodle" output="Risk factor: High"><table key="CVE-2014-3566"><elem key="title">SSL POODLE</elem><elem key="state">LIKELY VULNERABLE</elem></table><table key="CVE-2014-0224"><elem key="state">NOT VULNERABLE</elem></table></script>',
    );
    expect(findings.slice(1)).toMatchObject([
      { ruleId: 'ssl-poodle', title: 'SSL POODLE', severity: 'high' },
    ]);
  });
});

describe("Xeol's releases", () => {
  it.each([
    ['2020-01-01', 'critical'],
    ['2026-01-20', 'high'],
    ['0001-01-01', 'high'],
    ['', 'high'],
  ])('that ended on %j are %s', async (Eol, severity) => {
    const { findings } = await read({
      matches: [
        {
          Cycle: { ProductName: 'Node.js', ReleaseCycle: '12', Eol, EolBool: true },
          artifact: { name: 'node', version: '12.0.0' },
        },
      ],
      descriptor: { name: 'xeol', version: '0.10.0', timestamp: '2026-02-01T10:00:00Z' },
    });
    expect(findings).toMatchObject([{ severity }]);
    expect(findings[0]?.description).not.toMatch(/0001/);
  });
});

describe("StackHawk's webhook", () => {
  const hook = (status: string, ...paths: string[]) =>
    read({
      service: 'StackHawk',
      scanCompleted: {
        scan: { id: 's', hawkscanVersion: '3.2.0', status, host: 'https://shop.example.org' },
        findings: [
          {
            pluginId: '1',
            pluginName: 'X',
            severity: 'High',
            paths: paths.map((each) => ({ path: '/', method: 'GET', status: each })),
          },
        ],
      },
    });

  it('keeps what was settled on all of its paths as dismissed', async () => {
    const [all, some] = await Promise.all([
      hook('COMPLETED', 'FALSE_POSITIVE', 'RISK_ACCEPTED'),
      hook('COMPLETED', 'FALSE_POSITIVE', 'NEW'),
    ]);
    expect(all.findings).toMatchObject([{ suppression: { kind: 'false positive' } }]);
    expect(some.findings[0]).not.toHaveProperty('suppression');
  });

  it('says when the scan broke off', async () => {
    expect(runOf(await hook('ERROR'))).toMatchObject({
      toolVersion: '3.2.0',
      incomplete: 'scan_failed',
    });
  });
});

describe("the Trivy Operator's kinds", () => {
  const resource = (kind: string, content: object) =>
    read({
      apiVersion: 'aquasecurity.github.io/v1alpha1',
      kind,
      metadata: { name: 'r', labels: { 'trivy-operator.resource.name': 'web' } },
      ...content,
    });
  const checks = [
    { checkID: 'KSV001', title: 'T', severity: 'HIGH', success: false },
    { checkID: 'KSV002', title: 'T', severity: 'LOW', success: true },
  ];

  it.each([
    'ConfigAuditReport',
    'RbacAssessmentReport',
    'ClusterRbacAssessmentReport',
    'InfraAssessmentReport',
    'ClusterInfraAssessmentReport',
    'ClusterConfigAuditReport',
  ])('%s lists checks', async (kind) => {
    const outcome = await resource(kind, { report: { checks, scanner: {}, summary: {} } });
    expect(outcome.findings).toMatchObject([{ ruleId: 'KSV001', severity: 'high' }]);
    expect(reasons(outcome)).toEqual(['passed']);
  });

  it.each(['VulnerabilityReport', 'ClusterVulnerabilityReport'])(
    '%s lists vulnerabilities',
    async (kind) => {
      const { findings } = await resource(kind, {
        report: {
          artifact: { repository: 'acme/shop', tag: '1' },
          vulnerabilities: [{ vulnerabilityID: 'CVE-2026-1', resource: 'a', severity: 'LOW' }],
        },
      });
      expect(findings).toMatchObject([{ ruleId: 'CVE-2026-1', severity: 'low' }]);
    },
  );

  it('ExposedSecretReport lists secrets', async () => {
    const { findings } = await resource('ExposedSecretReport', {
      report: { secrets: [{ ruleID: 'aws', target: '/app/.env', severity: 'CRITICAL' }] },
    });
    expect(findings).toMatchObject([{ category: 'secret', severity: 'critical' }]);
  });

  it('ClusterComplianceReport lists checks, or counts what failed for each control', async () => {
    const detail = await resource('ClusterComplianceReport', {
      status: { detailReport: { results: [{ id: '1.0', severity: 'HIGH', checks }] } },
    });
    expect(detail.findings).toMatchObject([{ ruleId: 'KSV001' }]);
    const summary = await resource('ClusterComplianceReport', {
      spec: { compliance: { title: 'National Security Agency' } },
      status: {
        summary: { failCount: 1, passCount: 1 },
        summaryReport: {
          controlCheck: [
            { id: '1.0', name: 'Non-root containers', severity: 'MEDIUM', totalFail: 3 },
            { id: '1.1', name: 'Immutable file systems', severity: 'LOW', totalFail: 0 },
          ],
        },
      },
    });
    expect(summary.findings).toMatchObject([
      { ruleId: '1.0', severity: 'medium', title: '1.0 - Non-root containers' },
    ]);
    expect(reasons(summary)).toEqual(['passed']);
  });

  it.each(['SbomReport', 'ClusterSbomReport'])('%s lists components alone', async (kind) => {
    const outcome = await resource(kind, {
      report: {
        registry: { server: 'index.docker.io' },
        artifact: { repository: 'acme/shop', tag: '1' },
        scanner: { name: 'Trivy', version: '0.58.0' },
        components: {
          bomFormat: 'CycloneDX',
          specVersion: '1.6',
          metadata: { component: { 'bom-ref': 'i', name: 'acme/shop:1', type: 'container' } },
          components: [
            { 'bom-ref': 'a', name: 'musl', version: '1.2', purl: 'pkg:apk/alpine/musl@1.2' },
          ],
          dependencies: [{ ref: 'i', dependsOn: ['a'] }],
        },
      },
    });
    expect(runOf(outcome)).toMatchObject({
      tool: 'Trivy Operator',
      toolVersion: '0.58.0',
      componentsOnly: true,
      targets: ['image:index.docker.io/acme/shop'],
    });
    const named = outcome.items.map((item) =>
      item.kind === 'component' ? item.component.name : item.kind,
    );
    expect(named).toEqual(['run', 'acme/shop:1', 'musl', 'dependency']);
  });

  it('SbomReport of another form, and one among other kinds, closes nothing by itself', async () => {
    const bill = { kind: 'SbomReport', report: { components: { parts: [] } } };
    const alone = await read({ kind: 'List', items: [bill] });
    expect(runOf(alone)).toMatchObject({ componentsOnly: true });
    expect(reasons(alone)).toEqual(['malformed_result']);
    const among = await read({
      items: [
        {
          kind: 'VulnerabilityReport',
          report: { vulnerabilities: [{ vulnerabilityID: 'CVE-1' }] },
        },
        bill,
      ],
    });
    expect(runOf(among)).toMatchObject({ format: 'trivy-operator' });
    expect(among.findings).toMatchObject([{ ruleId: 'CVE-1' }]);
  });
});

describe("Veracode's answers", () => {
  it.each([
    [{ number: 0, total_pages: 1 }, undefined],
    [{ number: 0, total_pages: 2 }, 'unknown_variant'],
    [{ number: 1, total_pages: 2 }, 'unknown_variant'],
  ])('are one page of several: %j', async (page, incomplete) => {
    const outcome = await read({ _embedded: { issues: [] }, _links: {}, page });
    expect(runOf(outcome)).toMatchObject({ format: 'veracode-sca-issues' });
    expect(runOf(outcome)?.incomplete).toBe(incomplete);
  });

  it('of the pipeline scan say how it ended', async () => {
    const outcome = (scan_status: string) =>
      read({ pipeline_scan: '26.1', scan_status, modules: [], findings: [] });
    expect(runOf(await outcome('SUCCESS'))).not.toHaveProperty('incomplete');
    expect(runOf(await outcome('FAILURE'))).toMatchObject({ incomplete: 'scan_failed' });
  });
});

describe('what `dotnet list package` was asked for', () => {
  const listed = (parameters: string, over: object = {}) =>
    read({ version: 1, parameters, projects: [{ path: '/src/a.csproj' }], ...over });

  it.each([
    ['--vulnerable --include-transitive', undefined],
    ['--outdated', 'unknown_variant'],
    ['', 'unknown_variant'],
  ])('decides what a list of packages means: %j', async (parameters, incomplete) => {
    const run = runOf(await listed(parameters));
    expect(run).toMatchObject({ format: 'dotnet-list-vulnerable' });
    expect(run?.incomplete).toBe(incomplete);
  });

  it('closes nothing where a project could not be looked at', async () => {
    const problems = [{ project: '/src/b.csproj', level: 'error', text: 'No assets file.' }];
    expect(runOf(await listed('--vulnerable', { problems }))?.incomplete).toBe('files_failed');
  });
});

describe('what WPScan enumerates', () => {
  const found = { found_by: 'Direct Access (Aggressive Detection)', confidence: 100 };
  const address = (name: string): string => `https://blog.example.org/${name}`;

  it('is a finding where anyone may take it', async () => {
    const { findings, items } = await read({
      target_url: address(''),
      interesting_findings: [],
      config_backups: { [address('wp-config.php.bak')]: found },
      db_exports: { [address('backup.sql')]: found },
      backup_folders: { [address('backups/')]: { severity: 'medium', ...found } },
      timthumbs: { [address('timthumb.php')]: { ...found, version: { number: '1.32' } } },
      password_attack: { editor: { password: 'correct horse' } },
      users: { editor: { id: 2, ...found } },
    });
    expect(findings.map(({ ruleId, severity, endpoint }) => [ruleId, severity, endpoint])).toEqual([
      ['timthumb', 'low', address('timthumb.php')],
      ['config-backup', 'high', address('wp-config.php.bak')],
      ['db-export', 'critical', address('backup.sql')],
      ['backup-folder', 'medium', address('backups/')],
      ['weak-password', 'critical', address('')],
    ]);
    expect(JSON.stringify(items)).not.toContain('correct horse');
  });

  it('is none where nothing of it was found, or who has an account', async () => {
    const outcome = await read({
      target_url: address(''),
      interesting_findings: [],
      config_backups: {},
      db_exports: {},
      password_attack: {},
      users: { editor: { id: 2, ...found } },
    });
    expect(outcome.findings).toEqual([]);
    expect(runOf(outcome)).not.toHaveProperty('incomplete');
  });
});
