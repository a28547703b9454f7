// What tools print for people, and what they say of a run that failed, as other products keep it.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';
import { exceptionsOf, scopeOf } from './scope-of.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');

describe('OSV-Scanner', () => {
  const first = {
    ruleId: 'GHSA-c3h9-896r-86jm',
    severity: 'high',
    vulnerabilityIds: ['GHSA-c3h9-896r-86jm', 'GO-2021-0053'],
    component: { name: 'github.com/gogo/protobuf', version: '1.3.1', ecosystem: 'golang' },
    location: { path: 'go.mod' },
  };
  const second = {
    ruleId: 'GHSA-m5pq-gvj9-9vr8',
    component: { name: 'regex', version: '1.3.1', ecosystem: 'cargo' },
    location: { path: 'Cargo.lock' },
  };

  it('reads the table that it prints, and joins the names of one vulnerability', async () => {
    const outcome = await readBytesAs(
      `Scanned /src/go.mod file and found 12 packages
╭─────────────────────────────────────┬──────┬───────────┬──────────────────────────┬─────────┬────────────╮
│ OSV URL                             │ CVSS │ ECOSYSTEM │ PACKAGE                  │ VERSION │ SOURCE     │
├─────────────────────────────────────┼──────┼───────────┼──────────────────────────┼─────────┼────────────┤
│ https://osv.dev/GHSA-c3h9-896r-86jm │ 8.6  │ Go        │ github.com/gogo/protobuf │ 1.3.1   │ go.mod     │
│ https://osv.dev/GO-2021-0053        │      │           │                          │         │            │
│ https://osv.dev/GHSA-m5pq-gvj9-9vr8 │ 7.5  │ crates.io │ regex (dev)              │ 1.3.1   │ Cargo.lock │
╰─────────────────────────────────────┴──────┴───────────┴──────────────────────────┴─────────┴────────────╯
`,
    );
    expect(runOf(outcome)).toMatchObject({ format: 'osv-scanner-text' });
    expect(outcome.findings).toMatchObject([
      first,
      { ...second, component: { ...second.component, development: true } },
    ]);
  });

  it('reads its Markdown with versions that fix it, and licenses that are not allowed', async () => {
    const { findings } = await readBytesAs(
      `Total 2 packages affected by 2 known vulnerabilities (0 Critical, 2 High, 0 Medium, 0 Low, 0 Unknown) from 2 ecosystems.
| OSV URL | CVSS | Ecosystem | Package | Version | Fixed Version | Source |
| --- | --- | --- | --- | --- | --- | --- |
| https://osv.dev/GHSA-c3h9-896r-86jm<br/>https://osv.dev/GO-2021-0053 | 8.6 | Go | github.com/gogo/protobuf | 1.3.1 | 1.3.2 | go.mod |
| https://osv.dev/GHSA-m5pq-gvj9-9vr8 | 7.5 | crates.io | regex | 1.3.1 | -- | Cargo.lock |
| License Violation | Ecosystem | Package | Version | Source |
| --- | --- | --- | --- | --- |
| MIT | npm | left-pad | 1.2.3 | package.json |
`,
      { fileName: 'osv.md' },
    );
    expect(findings).toMatchObject([
      { ...first, component: { ...first.component, fixedVersions: ['1.3.2'] } },
      second,
      { category: 'license', component: { name: 'left-pad', licenses: ['MIT'] } },
    ]);
    expect(findings[1]?.component).not.toHaveProperty('fixedVersions');
  });

  it('reads its lines, and a run that found nothing', async () => {
    const { findings } = await readBytesAs(
      `Total 1 package affected by 2 known vulnerabilities (0 Critical, 0 High, 1 Medium, 0 Low, 1 Unknown) from 1 ecosystem.
1 vulnerability can be fixed.

npm

lockfile:/src/package-lock.json: found 1 package with issues

  left-pad@1.2.3 has the following known vulnerabilities:
    GHSA-aaaa-bbbb-cccc: It pads too much
      Severity: '4.3'; Minimal Fix Version: '1.3.0';
    OSV-5: It pads too little
      Severity: 'N/A'; Minimal Fix Version: 'No fix available';

  2 known vulnerabilities found in lockfile:/src/package-lock.json
`,
    );
    expect(findings).toMatchObject([
      {
        title: 'It pads too much',
        severity: 'medium',
        component: { name: 'left-pad', version: '1.2.3', fixedVersions: ['1.3.0'] },
        location: { path: 'src/package-lock.json' },
      },
      { ruleId: 'OSV-5', title: 'It pads too little' },
    ]);
    const clean = await readBytesAs(
      'Total 0 packages affected by 0 known vulnerabilities (0 Critical, 0 High, 0 Medium, 0 Low, 0 Unknown) from 1 ecosystem.\n0 vulnerabilities can be fixed.\n',
    );
    expect(clean.items).toMatchObject([{ kind: 'run', format: 'osv-scanner-text' }]);
    expect(clean.items[0]).not.toHaveProperty('incomplete');
  });

  it('says which licenses of a package are not allowed', async () => {
    const { findings } = await read({
      results: [
        {
          source: { path: 'package-lock.json', type: 'lockfile' },
          packages: [
            {
              package: { name: 'left-pad', version: '1.2.3', ecosystem: 'npm' },
              licenses: ['AGPL-3.0'],
              license_violations: ['AGPL-3.0'],
            },
          ],
        },
      ],
    });
    expect(findings).toMatchObject([
      { category: 'license', component: { name: 'left-pad', licenses: ['AGPL-3.0'] } },
    ]);
  });
});

describe('Conftest', () => {
  it('reads the lines that it prints', async () => {
    const outcome = await readBytesAs(
      `FAIL - k8s/deployment.yaml - main - Containers must not run as root
\u001b[33mWARN\u001b[0m - k8s/service.yaml - main - Services are not allowed
EXCP - k8s/service.yaml - main - data.main.exception[_][_] == "run"

5 tests, 2 passed, 1 warning, 1 failure, 1 exception
`,
    );
    expect(runOf(outcome)).toMatchObject({ tool: 'Conftest' });
    expect(outcome.findings).toMatchObject([
      {
        title: 'Containers must not run as root',
        severity: 'high',
        location: { path: 'k8s/deployment.yaml' },
      },
      { title: 'Services are not allowed', severity: 'medium' },
    ]);
    expect(outcome.ignored).toMatchObject([{ reason: 'dismissed' }]);
    const clean = await readBytesAs('\n4 tests, 4 passed, 0 warnings, 0 failures, 0 exceptions\n', {
      tool: 'conftest',
    });
    expect(clean.items).toMatchObject([{ kind: 'run', tool: 'Conftest' }]);
    expect(clean.items[0]).not.toHaveProperty('incomplete');
  });

  it('is called by its message in JUnit, with the file', async () => {
    const { findings } = await readBytesAs(
      '<testsuites><testsuite tests="1" failures="1" name="conftest"><testcase classname="conftest" name="k8s/a.yaml - main - No root" time="0"><failure message="Failed" type="">No root</failure></testcase></testsuite></testsuites>',
    );
    expect(findings).toMatchObject([{ title: 'No root', location: { path: 'k8s/a.yaml' } }]);
  });
});

describe('ssh-audit', () => {
  const algorithms = {
    banner: { protocol: '2.0', raw: 'SSH-2.0-x' },
    compression: ['none'],
    fingerprints: [],
    kex: [{ algorithm: 'diffie-hellman-group1-sha1' }],
    key: [{ algorithm: 'ssh-rsa', keysize: 1024 }],
    target: '192.0.2.1:22',
  };

  it('takes what is weak from the recommendations where algorithms have no notes', async () => {
    const { findings } = await read({
      ...algorithms,
      cves: [],
      enc: [{ algorithm: 'aes128-cbc' }],
      mac: [{ algorithm: 'hmac-md5' }],
      recommendations: {
        critical: { del: { kex: [{ name: 'diffie-hellman-group1-sha1', notes: '' }] } },
        warning: { del: { mac: [{ name: 'hmac-md5', notes: '' }] } },
        informational: { add: { kex: [{ name: 'curve25519-sha256', notes: '' }] } },
      },
    });
    expect(findings).toMatchObject([
      { ruleId: 'kex-diffie-hellman-group1-sha1', severity: 'high', endpoint: '192.0.2.1:22' },
      { ruleId: 'mac-hmac-md5', severity: 'medium' },
    ]);
  });

  it('closes nothing where nothing says which algorithms are weak', async () => {
    const report = { ...algorithms, enc: [{ algorithm: 'x' }], mac: [{ algorithm: 'y' }] };
    expect(await scopeOf(report)).toMatchObject({ incomplete: 'unknown_variant' });
  });
});

describe('reports of other products in a format of many', () => {
  it('takes package, version and CVE from the details that Trivy gives Security Hub', async () => {
    const { findings } = await read([
      {
        SchemaVersion: '2018-10-08',
        Id: 'shop/CVE-2019-1549',
        ProductArn: 'arn:aws:securityhub:eu::product/aquasecurity/aquasecurity',
        GeneratorId: 'Trivy/CVE-2019-1549',
        AwsAccountId: '123456789012',
        Severity: { Label: 'MEDIUM' },
        Title: 'Trivy found a vulnerability to CVE-2019-1549 in container shop, related to tls',
        Resources: [
          {
            Type: 'Container',
            Id: 'shop',
            Details: {
              Container: { ImageName: 'shop:1.4' },
              Other: {
                'CVE ID': 'CVE-2019-1549',
                PkgName: 'tls',
                'Installed Package': '1.1.1c',
                'Patched Package': '1.1.1d',
                NvdCvssScoreV3: '5.3',
                NvdCvssVectorV3: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:N/A:N',
              },
            },
          },
        ],
        RecordState: 'ACTIVE',
      },
    ]);
    expect(findings).toMatchObject([
      {
        vulnerabilityIds: ['CVE-2019-1549'],
        category: 'container',
        component: { name: 'tls', version: '1.1.1c', fixedVersions: ['1.1.1d'] },
        cvss: [{ score: 5.3 }],
        image: { reference: 'shop:1.4' },
      },
    ]);
  });

  it('finds the CVE in the text of a Code Climate issue', async () => {
    const { findings } = await read([
      {
        type: 'issue',
        check_name: 'container_scanning',
        categories: ['Security'],
        description: 'CVE-2019-1549: the random numbers repeat',
        fingerprint: '4f',
        severity: 'minor',
        location: { path: 'tls-1.1.1c', lines: { begin: 1 } },
      },
    ]);
    expect(findings).toMatchObject([{ vulnerabilityIds: ['CVE-2019-1549'] }]);
  });

  it("reads Tenable's scores of version 3 in its table", async () => {
    const { findings } = await readBytesAs(
      [
        'Plugin ID,CVE,Risk,Host,Protocol,Port,Name,Description,CVSS Base Score,CVSS Vector,CVSS3 Base Score,CVSS3 Vector',
        '18405,CVE-2005-1794,Medium,a.example,TCP,3389,Weakness,Text,5.1,AV:N/AC:H/Au:N/C:P/I:P/A:P,6.5,AV:N/AC:H/PR:N/UI:R/S:U/C:H/I:H/A:N',
      ].join('\n'),
    );
    expect(findings).toMatchObject([{ cvss: [{ version: '3.1', score: 6.8 }, { score: 5.1 }] }]);
  });
});

describe('a host that was not reached', () => {
  it('is no finding of Nikto, and closes nothing', async () => {
    const report = {
      host: '',
      ip: '',
      port: '80',
      banner: '',
      vulnerabilities: [
        { id: '0', method: 'GET', url: '', msg: "ERROR: Cannot resolve hostname 'shop.example'." },
      ],
    };
    expect(await scopeOf(report)).toMatchObject({ incomplete: 'scan_failed' });
    expect((await read(report)).findings).toEqual([]);
  });

  it('keeps what was found there open: ssh_scan', async () => {
    const host = (ip: string, more: object) => ({
      ssh_scan_version: '0.0.42',
      ip,
      hostname: '',
      port: 22,
      compliance: {},
      ...more,
    });
    const report = [
      host('192.0.2.1', { error: 'Socket is no longer valid' }),
      host('192.0.2.2', {
        compliance: { policy: 'Modern', compliant: false, recommendations: ['Remove x'] },
      }),
    ];
    expect(await exceptionsOf(report)).toEqual([{ target: 'host:192.0.2.1' }]);
    expect((await read(report)).findings).toMatchObject([
      { title: 'Remove x', endpoint: '192.0.2.2:22' },
    ]);
  });
});

describe('a report of an unknown tool', () => {
  it('leaves out the checks whose result is that they passed or do not apply', async () => {
    const check = (result: string) => ({
      result,
      severity: 'high',
      title: `Check ${result}`,
      description: 'Text',
      file: 'a.conf',
    });
    const outcome = await read({
      checks: ['fail', 'pass', 'notapplicable'].map((word) => check(word)),
    });
    expect(outcome.findings).toMatchObject([{ title: 'Check fail' }]);
    expect(outcome.ignored).toMatchObject([{ reason: 'passed' }, { reason: 'not_a_finding' }]);
  });

  it('takes a number for the line, where a field of that name holds the text', async () => {
    const { findings } = await read([
      {
        code: 'D1',
        description: 'Use it.',
        severity: 'Error',
        file: 'a',
        line: 'WORKDIR x',
        line_number: 3,
      },
    ]);
    expect(findings).toMatchObject([{ location: { path: 'a', startLine: 3 } }]);
  });
});
