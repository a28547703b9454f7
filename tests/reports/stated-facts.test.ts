// Facts besides the results of a report, which the reader of each tool adopts.
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

describe('Fortify WebInspect', () => {
  it('reads a scan whose issues are in no session', async () => {
    const { items, findings } = await readBytesAs(`<Scan><Name>Site</Name>
      <PolicyName>Standard</PolicyName><StartTime>2/22/2026 12:01:24 PM</StartTime><Issues><Issue>
      <CheckTypeID>Vulnerability</CheckTypeID><URL>https://shop.example.org:443/cart</URL>
      <VulnerableSession><![CDATA[GET /cart HTTP/1.1\nAccept: */*]]></VulnerableSession>
      <VulnerabilityID>4720</VulnerabilityID><Severity>2</Severity>
      <Name>Cookie without Secure</Name><ReportSection><Name>Reference Info</Name>
      <SectionText><![CDATA[<a href="https://example.org/cookies">Cookies</a>]]></SectionText>
      </ReportSection></Issue></Issues></Scan>`);
    expect(items[0]).toMatchObject({ kind: 'run', format: 'webinspect' });
    expect(findings).toMatchObject([
      {
        ruleId: '4720',
        severity: 'medium',
        endpoint: 'https://shop.example.org:443/cart',
        httpMethod: 'GET',
        references: ['https://example.org/cookies'],
      },
    ]);
  });

  it('knows such a scan that found nothing', async () => {
    const report = '<Scan><Name>S</Name><PolicyName>Standard</PolicyName><Issues/></Scan>';
    expect((await readBytesAs(report)).items).toEqual([
      { kind: 'run', tool: 'Fortify WebInspect', format: 'webinspect' },
    ]);
  });
});

describe('CxFlow', () => {
  it('finds the flow of each place by its line, and what was judged of it', async () => {
    const node = (line: string, object: string) => ({
      file: 'Login.java',
      line,
      column: '4',
      object,
    });
    const { findings } = await readBytesAs(
      JSON.stringify({
        xissues: [
          {
            vulnerability: 'Reflected_XSS',
            severity: 'High',
            cwe: '79',
            filename: 'Login.java',
            details: { '107': {}, '88': {} },
            additionalDetails: {
              categories: 'PCI DSS v3.2;6.5.7,OWASP Top 10 2017;A7-Cross-Site Scripting (XSS)',
              results: [
                { state: '1', source: node('107', 'a'), sink: node('120', 'b') },
                {
                  state: '0',
                  source: node('88', 'c'),
                  sink: node('92', 'e'),
                  '1': node('88', 'c'),
                  '2': node('90', 'd'),
                  '3': node('92', 'e'),
                },
              ],
            },
          },
        ],
      }),
    );
    const facts = findings.map(({ location, codeFlow = [], suppression, owasp }) => [
      location?.startLine,
      codeFlow.map(({ message }) => message).join(' '),
      suppression?.kind,
      owasp,
    ]);
    expect(facts).toEqual([
      [88, 'c d e', undefined, ['A07:2017']],
      [107, 'a b', 'not exploitable', ['A07:2017']],
    ]);
  });
});

describe('Chef InSpec', () => {
  it('reads the controls that a log server keeps, one a line', async () => {
    const line = (id: string, status: string) =>
      JSON.stringify({
        status,
        id,
        title: `Control ${id}`,
        impact: 0.7,
        control_tags: { cis: 'linux:5.2' },
        description: 'Text.',
        platform: { name: 'redhat', target_id: 'log1.example.org' },
        profile: { name: 'cis' },
        results: [{ status, code_desc: 'PermitRootLogin is no', message: 'was yes' }],
      });
    const { findings, ignored } = await readBytesAs(
      [line('a', 'passed'), line('b', 'failed')].join('\n'),
    );
    expect(ignored.map(({ reason }) => reason)).toEqual(['passed']);
    expect(findings).toMatchObject([
      { ruleId: 'b', title: 'Control b', severity: 'high', endpoint: 'log1.example.org' },
    ]);
  });
});

describe('Tables of portals', () => {
  it('leaves out the apostrophe with which Cobalt begins its cells', async () => {
    const finding = await firstOf(
      [
        'Tag,Title,Type,CreatedAt,BrowserUrl,Description,StepsToReproduce,SuggestedFix,ReportUrl',
        "#T_1,'Stored script,XSS,2026-02-02 08:14:15 UTC,'https://shop.example.org/c,'Text,'Steps,'Encode it,https://app.example.org/1",
      ].join('\n'),
    );
    expect(finding).toMatchObject({
      title: 'Stored script',
      description: 'Text\n\nSteps',
      mitigation: 'Encode it',
      endpoint: 'https://shop.example.org/c',
      references: ['https://app.example.org/1'],
    });
  });

  it('takes the lowest severity of Contrast for information', async () => {
    const finding = await firstOf(
      'Vulnerability Name,Vulnerability ID,Category,Rule Name,Severity,Status\nRandom,1,Crypto,rand,Note,Reported\n',
    );
    expect(finding?.severity).toBe('info');
  });

  it('keeps what was judged of a defect of Coverity', async () => {
    const row = (status: string, classification: string) => ({
      cid: 1,
      displayType: 'Overrun',
      displayImpact: 'High',
      status,
      classification,
    });
    const { findings } = await readBytesAs(
      JSON.stringify({
        viewContentsV1: {
          rows: [
            row('Dismissed', 'False Positive'),
            row('Triaged', 'Intentional'),
            row('New', 'Bug'),
          ],
        },
      }),
    );
    expect(findings.map(({ suppression }) => suppression?.justification)).toEqual([
      'False Positive',
      'Intentional',
      undefined,
    ]);
  });
});

describe('Amazon Inspector', () => {
  it('takes the adjusted score, the command of a package and details beside the finding', async () => {
    const finding = { severity: 'HIGH', status: 'ACTIVE', title: 'T', description: 'D' };
    const { findings } = await readBytesAs(
      JSON.stringify({
        findings: [
          {
            ...finding,
            findingArn: 'arn:a',
            inspectorScoreDetails: {
              adjustedCvss: {
                score: 5.5,
                scoringVector: 'CVSS:3.1/AV:L/AC:L/PR:L/UI:N/S:U/C:N/I:N/A:H',
                version: '3.1',
              },
            },
            packageVulnerabilityDetails: {
              vulnerabilityId: 'CVE-2022-3643',
              vulnerablePackages: [{ name: 'kernel', remediation: 'yum update kernel' }],
            },
            remediation: { recommendation: { text: 'None Provided' } },
          },
          {
            ...finding,
            findingArn: 'arn:b',
            type: 'CODE_VULNERABILITY',
            cwes: ['CWE-22'],
            detectorId: 'java/path-traversal',
            filePath: { filePath: 'src/A.java', startLine: 7 },
          },
        ],
      }),
    );
    expect(findings).toMatchObject([
      { cvss: [{ score: 5.5, version: '3.1' }], mitigation: 'yum update kernel' },
      { ruleId: 'java/path-traversal', cwes: [22], location: { path: 'src/A.java', startLine: 7 } },
    ]);
  });
});

describe('Anchore', () => {
  it('reads the evaluation of an image as Enterprise reports it', async () => {
    const { findings } = await readBytesAs(
      JSON.stringify({
        metadata: { imageDigest: 'sha256:aa' },
        securityEvaluation: [
          {
            vulnerabilityId: 'CVE-2022-0778',
            cves: 'CVE-2022-0778',
            package: 'libssl1.1-1.1.1k-1',
            packageType: 'dpkg',
            path: 'pkgdb',
            severity: 'Negligible',
            fixAvailable: '1.1.1n,1.1.1o',
            link: 'https://example.org/CVE-2022-0778',
            nvdCvssBaseScore: '7.5',
          },
        ],
      }),
    );
    expect(findings).toMatchObject([
      {
        severity: 'info',
        cvss: [{ score: 7.5 }],
        component: {
          name: 'libssl1.1',
          version: '1.1.1k-1',
          fixedVersions: ['1.1.1n', '1.1.1o'],
        },
        image: { digest: 'sha256:aa' },
        references: ['https://example.org/CVE-2022-0778'],
      },
    ]);
  });

  it('knows such an evaluation without a vulnerability', async () => {
    const { items } = await readBytesAs('{"metadata":{"imageDigest":"a"},"securityEvaluation":[]}');
    expect(items).toEqual([{ kind: 'run', tool: 'Anchore', format: 'anchore-engine' }]);
  });
});
