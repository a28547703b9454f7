// Facts that reports state beside their results: the reader of each tool takes them over.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const firstOf = async (report: unknown) => {
  const { findings } = await readBytesAs(
    typeof report === 'string' ? report : JSON.stringify(report),
  );
  return findings[0];
};

describe('JFrog Xray', () => {
  const row = {
    cves: [{ cve: 'CVE-2023-1111', cvss_v3_score: 7.5 }],
    summary: 'Recursion without a bound.',
    severity: 'High',
    vulnerable_component: 'pypi://parser:1.0.0',
    impacted_artifact: 'docker://shop:7',
    path: 'docker-local/shop/7/',
    fixed_versions: ['≥ 1.0.4'],
    artifact_scan_time: '2026-01-15T15:39:25+11:00',
    issue_id: 'XRAY-11',
    package_type: 'pypi',
  };

  it('keeps the artifacts of one vulnerable component apart', async () => {
    const rows = [row, { ...row, impacted_artifact: 'pypi://cart:2', path: 'pypi-local/cart.whl' }];
    const { findings } = await readBytesAs(JSON.stringify({ total_rows: 2, rows }));
    expect(findings).toMatchObject([
      {
        image: { reference: 'shop:7' },
        component: { manifestPath: 'docker-local/shop/7', fixedVersions: ['1.0.4'] },
        lastSeenAt: '2026-01-15T04:39:25.000Z',
      },
      { component: { manifestPath: 'pypi-local/cart.whl' } },
    ]);
    expect(findings[1]).not.toHaveProperty('image');
  });

  it('takes component and image from the path of an issue', async () => {
    const issue = (path: string) => ({ issue_id: 'XRAY-12', severity: 'Low', impact_path: [path] });
    const report = {
      artifacts: [
        {
          general: { name: 'shop:7', component_id: 'shop:7', pkg_type: 'Docker' },
          issues: [
            issue('local/shop/7/sha256__ab.tar.gz/3.12:openssl:1.1.1k-r0'),
            issue('local/shop/7/sha256__ab.tar.gz/app/guava-30.0-jre.jar'),
          ],
        },
      ],
    };
    const { findings } = await readBytesAs(JSON.stringify(report));
    expect(findings).toMatchObject([
      { image: { reference: 'shop:7' }, component: { name: 'openssl', version: '1.1.1k-r0' } },
      { image: { reference: 'shop:7' }, component: { name: 'guava', version: '30.0-jre' } },
    ]);
  });

  it('says how a scanned binary is mended, and where in it the component is', async () => {
    const scan = {
      scan_id: 's',
      component_id: 'gav://org.example:shop:1',
      vulnerabilities: [
        {
          issue_id: 'XRAY-13',
          severity: 'Medium',
          summary: 'Short.',
          components: {
            'gav://org.example:beans:1.9.2': {
              fixed_versions: ['[1.9.4]'],
              impact_paths: [[{ component_id: 'a' }, { full_path: 'lib/beans-1.9.2.jar' }]],
            },
          },
          extended_information: { full_description: 'Long.', remediation: 'Do not copy input.' },
        },
      ],
    };
    expect(await firstOf([scan])).toMatchObject({
      description: 'Short.\n\nLong.',
      mitigation: 'Update to 1.9.4.\n\nDo not copy input.',
      component: {
        name: 'org.example:beans',
        fixedVersions: ['1.9.4'],
        manifestPath: 'lib/beans-1.9.2.jar',
      },
    });
  });
});

describe('Kiuwan', () => {
  it('names source and sink, and all weaknesses of a rule', async () => {
    const finding = await firstOf(
      [
        'Rule code,Rule,Priority,CWE,Software characteristic,Vulnerability type,Language,Effort,File,Line number,Line text,Source file,Source line number,Source line text,Muted,Normative,Status,CWE Scope,Framework',
        'OPT.X,XML entities,Very High,611,Security,Injection,Java,30m,a/Sink.java,64,parse(xml),a/Source.java,57,String xml,No,"CWE:611,CWE:776,OWASP:2017:A4",none,,',
      ].join('\n'),
    );
    expect(finding).toMatchObject({
      severity: 'critical',
      cwes: [611, 776],
      owasp: ['A04:2017'],
      location: { path: 'a/Sink.java', startLine: 64 },
      codeFlow: [
        { path: 'a/Source.java', startLine: 57, snippet: 'String xml' },
        { path: 'a/Sink.java', startLine: 64 },
      ],
    });
  });

  it('states EPSS of components, and reads a list that begins with a muted entry', async () => {
    const muted = {
      id: 1,
      cve: 'CVE-2023-1',
      securityRisk: 'LOW',
      muted: true,
      privateVulnerability: false,
    };
    const { findings } = await readBytesAs(
      JSON.stringify([
        muted,
        {
          ...muted,
          cve: 'CVE-2021-30468',
          muted: false,
          epss_score: 0.1,
          epss_percentile: 0.2,
          components: [{ artifact: 'org.example:ws', version: '3.3.5' }],
        },
      ]),
    );
    expect(findings[0]?.suppression).toEqual({ kind: 'muted', status: 'accepted' });
    expect(findings[1]).toMatchObject({
      epss: { score: 0.1, percentile: 0.2 },
      component: { name: 'org.example:ws' },
    });
  });
});

describe('HCL AppScan', () => {
  const report = String.raw`<xml-report name="AppScan Report" technology="Mixed">
    <issue-type-group>
      <item id="Privileges"><name>Excessive privileges</name></item>
      <item id="attLogin"><name>Unencrypted login</name></item>
    </issue-type-group>
    <fix-recommendation-group>
      <item id="fix_61"><name>Use TLS for the login</name>
        <general><fixRecommendation><text>Send the form to https.</text></fixRecommendation></general>
      </item>
    </fix-recommendation-group>
    <advisory-group>
      <item id="GD_login"><advisory><testTechnicalDescription>
        <text>The password is sent in the clear.</text>
      </testTechnicalDescription></advisory></item>
    </advisory-group>
    <issue-group>
      <item context="FROM python" id="-1"><issue-type><ref>Privileges</ref></issue-type>
        <variant-group><item id="v"><issue-information type="call-trace">
          <method-signature label="apiColon">No USER in the file</method-signature>
        </issue-information></item></variant-group>
        <fix><item id="f"><general><text>Name a USER</text></general></item></fix>
        <severity>High</severity><technology>SAST</technology><cwe><ref>266</ref></cwe>
        <threat-class><ref>catAuth</ref></threat-class><status>Open</status>
        <date-created>Wednesday, October 16, 2024</date-created>
        <location>web\Dockerfile:1</location><source-file>web\Dockerfile</source-file><line>1</line>
        <asoc-issue-id>5a2d</asoc-issue-id>
      </item>
      <item id="-2"><issue-type><ref>attLogin</ref></issue-type><severity>Medium</severity>
        <cwe>522</cwe><remediation><ref>fix_61</ref></remediation>
        <advisory><ref>GD_login</ref></advisory><entity><ref>75</ref></entity>
        <element>password</element><element-type>Parameter</element-type>
        <path>/login</path><scheme>http</scheme><host>shop.example.org</host><port>9000</port>
      </item>
    </issue-group></xml-report>`;

  it('follows its references to advisories and fixes', async () => {
    const { findings } = await readBytesAs(report);
    expect(findings[1]).toMatchObject({
      title: 'Unencrypted login',
      description: 'The password is sent in the clear.',
      mitigation: 'Use TLS for the login\n\nSend the form to https.',
      endpoint: 'http://shop.example.org:9000/login',
      httpParameter: 'password',
      category: 'dast',
    });
  });

  it('reads what its scan of the source says of one issue', async () => {
    expect(await firstOf(report)).toMatchObject({
      description: 'No USER in the file\n\n**Threat class:** catAuth',
      mitigation: 'Name a USER',
      location: { path: 'web/Dockerfile', startLine: 1, snippet: 'FROM python' },
      category: 'sast',
      fingerprints: { issueId: '5a2d' },
      firstSeenAt: '2024-10-16T00:00:00.000Z',
    });
  });
});

describe('ImmuniWeb', () => {
  it('reads the advice on assets that its discovery lists', async () => {
    const asset = (section: string, remediations: string[]) => ({
      section,
      discovered: '2026-01-02 10:00:00',
      name: `${section}.example.org`,
      type: 'Domain',
      link: `https://${section}.example.org`,
      dns_configuration: { DMARC: 'DMARC record is missing.' },
      remediations,
    });
    const { findings, ignored } = await readBytesAs(
      JSON.stringify({
        domains: [asset('domains', ['Configure DMARC. It helps <b>receivers</b>.'])],
        webapps: [asset('webapps', ['Enable TLS.', 'Deploy a firewall.'])],
        network: [asset('network', [])],
      }),
    );
    expect(findings.map(({ title, severity, endpoint }) => [title, severity, endpoint])).toEqual([
      ['domains.example.org: Configure DMARC.', 'info', 'https://domains.example.org'],
      ['webapps.example.org: Enable TLS.', 'info', 'https://webapps.example.org'],
      ['webapps.example.org: Deploy a firewall.', 'info', 'https://webapps.example.org'],
    ]);
    expect(findings[0]).toMatchObject({
      mitigation: 'Configure DMARC. It helps receivers.',
      firstSeenAt: '2026-01-02T10:00:00.000Z',
    });
    expect(findings[0]?.description).toContain('DMARC record is missing.');
    expect(ignored.map(({ reason }) => reason)).toEqual(['not_a_finding']);
  });
});

describe('Hydra', () => {
  it('says that a run could not try every host', async () => {
    const { items } = await readBytesAs(
      JSON.stringify({
        generator: { software: 'Hydra', version: 'v9.2', built: '2026-03-01 14:44:22' },
        results: [],
        errormessages: ['[ERROR] could not connect'],
        success: false,
      }),
    );
    expect(items).toMatchObject([{ kind: 'run', incomplete: 'scan_failed' }]);
  });
});

describe('HackerOne', () => {
  const resolved = 'resolved';
  it.each([
    JSON.stringify({
      data: [{ id: '1', type: 'report', attributes: { title: 'XSS', state: resolved } }],
    }),
    JSON.stringify({
      findings: [{ id: '1', title: 'XSS', severity_rating: 'low', substate: resolved }],
    }),
    `id,title,severity_rating,substate\n1,XSS,low,${resolved}`,
  ])('leaves out what was resolved: %s', async (report) => {
    const { findings, ignored } = await readBytesAs(report);
    expect(findings).toEqual([]);
    expect(ignored.map(({ reason }) => reason)).toEqual(['fixed_in_report']);
  });
});
