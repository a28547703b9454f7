// Layouts of a tool's newer versions and other interfaces.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);

describe("Mend's platform", () => {
  const answer = (...response: object[]) => read({ response, supportToken: 'x' });
  const dependency = (status: string, fixResolution = 'org.example:shop-core:2.4.1,3.0.2') => ({
    uuid: status,
    name: 'CVE-2026-0101',
    type: 'SECURITY_VULNERABILITY',
    component: {
      name: 'shop-core-2.4.0.jar',
      libraryType: 'MAVEN_ARTIFACT',
      groupId: 'org.example',
      artifactId: 'shop-core',
      version: '2.4.0',
      path: '/src/pom.xml',
      dependencyType: 'Direct',
    },
    findingInfo: { status, comment: { text: 'Not used' }, detectedAt: '2026-02-01T00:00:00Z' },
    vulnerability: { name: 'CVE-2026-0101', description: 'x', score: 7.5, severity: 'HIGH' },
    topFix: { fixResolution },
    scoreMetadataVector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H',
  });

  it('says which dependencies are gone, and which findings are ignored', async () => {
    const outcome = await answer(
      ...['ACTIVE', 'IGNORED', 'LIBRARY_REMOVED'].map((s) => dependency(s)),
    );
    expect(outcome.findings).toMatchObject([
      {
        cvss: [{ vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H' }],
        component: {
          name: 'org.example:shop-core',
          ecosystem: 'maven',
          fixedVersions: ['2.4.1', '3.0.2'],
          direct: true,
        },
        firstSeenAt: '2026-02-01T00:00:00.000Z',
      },
      { suppression: { kind: 'ignored', status: 'accepted', justification: 'Not used' } },
    ]);
    expect(outcome.findings[0]).not.toHaveProperty('suppression');
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it.each([
    ['Upgrade to version org.example:shop-core:3.1', ['3.1']],
    ['shop-core - 3.1.2', ['3.1.2']],
    ['v3.1', ['v3.1']],
    ['no_fix', undefined],
    ['org.example:another:9.9', undefined],
  ])('names the versions that repair the component: %s', async (fix, fixedVersions) => {
    const { findings } = await answer(dependency('ACTIVE', fix));
    expect(findings[0]?.component?.fixedVersions).toEqual(fixedVersions);
  });

  it("lists the code's weaknesses by the same address", async () => {
    const weakness = (suppressed: boolean) => ({
      id: String(suppressed),
      scanId: 's',
      type: {
        commonId: 'weak-key-326',
        name: 'Weak Key',
        language: 'Java',
        sarif: 'java-weak-key',
        severity: 'Low',
        recommendations: ['Use a longer key'],
        references: ['https://example.org/326'],
        cwe: { id: 'CWE-326', title: 'CWE-326: Weak' },
        owasp2021: { index: 'A2', title: 'A2: Cryptographic Failures' },
      },
      description: 'The key is too short.',
      createdTime: '2026-02-01T00:00:00Z',
      severity: 'Low',
      suppressed,
      suppressionMessage: suppressed ? 'A test' : '',
      sharedStep: { name: 'init', file: 'src/Keys.java', snippet: 'init(n);', line: 14 },
      dataFlows: [
        {
          inputFlow: [{ name: 'n', file: 'src/Keys.java', line: 9, snippet: 'n = 8;' }],
          functionCalls: [{ name: 'init', file: 'src/Keys.java', line: 14, snippet: 'init(n);' }],
        },
      ],
    });
    const { findings } = await answer(weakness(false), weakness(true));
    expect(findings).toMatchObject([
      {
        ruleId: 'java-weak-key',
        title: 'Weak Key',
        severity: 'low',
        category: 'sast',
        cwes: [326],
        owasp: ['A02:2021'],
        mitigation: 'Use a longer key',
        location: { path: 'src/Keys.java', startLine: 14 },
        codeFlow: [{ startLine: 9 }, { startLine: 14 }],
      },
      { suppression: { kind: 'suppressed', justification: 'A test' } },
    ]);
  });

  it('places a library of the older export where its file is', async () => {
    const { findings } = await read({
      vulnerabilities: [
        {
          name: 'CVE-2026-0101',
          severity: 'medium',
          library: { name: 'shop-core-2.4', artifactId: 'shop-core', version: '2.4' },
          topFix: {},
          locations: [{ matchType: 'Exact Match', path: 'lib/shop-core-2.4.jar' }],
        },
      ],
    });
    expect(findings[0]?.component?.manifestPath).toBe('lib/shop-core-2.4.jar');
  });
});

describe("OpenVAS' table", () => {
  it('says the weakness, how likely an exploit is, and what a user decided', async () => {
    const outcome = await readBytesAs(
      [
        'IP,Hostname,Port,Port Protocol,CVSS,Severity,QoD,NVT Name,Summary,CVEs,NVT OID,Timestamp,CWEID,Max Severity EPSS score,Max Severity EPSS percentile,Active,FalsePositive',
        '192.0.2.7,shop.example ,443,tcp,7.5,High,97,Old TLS,Old.,CVE-2026-0101,1.2.3,2026-02-01T00:00:00Z,326,0.02,0.8,TRUE,FALSE',
        '192.0.2.8,,443,tcp,7.5,High,30,Old TLS,Old.,,1.2.3,2026-02-01T00:00:00Z,,,,FALSE,TRUE',
      ].join('\n'),
    );
    expect(outcome.findings).toMatchObject([
      {
        endpoint: 'shop.example:443',
        cwes: [326],
        epss: { score: 0.02, percentile: 0.8 },
        confidence: 'high',
      },
      { suppression: { kind: 'false positive', status: 'accepted' }, confidence: 'low' },
    ]);
    expect(outcome.findings[0]).not.toHaveProperty('suppression');
  });
});

describe('tables whose rows are quoted as a whole', () => {
  const lines = [
    ['Asset Vuln Datalist Report', '04 Feb 2026'],
    ['QID', 'Title', 'Severity', 'KB Severity', 'Status', 'Asset Name', 'Port', 'Results'],
    ['100001', 'Old, or "old enough"', '4', '4', 'ACTIVE', 'shop.example', '443', 'One\ntwo'],
    ['100002', 'Patched', '4', '4', 'FIXED', 'shop.example', '443', 'x'],
  ];
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  // The program that quotes rows does not quote the first cell.
  const row = ([first = '', ...rest]: readonly string[]): string =>
    cell([first, ...rest.map(cell)].join(','));

  it('are read as the table that they hold: VMDR', async () => {
    const plain = await readBytesAs(lines.map((cells) => cells.map(cell).join(',')).join('\n'));
    const wrapped = await readBytesAs(lines.map(row).join('\n'));
    expect(wrapped.error).toBeUndefined();
    expect(wrapped.items).toEqual(plain.items);
    expect(wrapped.items[0]).toMatchObject({ format: 'qualys-vmdr-csv' });
    expect(wrapped.findings).toMatchObject([
      { title: 'QID-100001 | Old, or "old enough"', severity: 'high' },
    ]);
  });
});

describe("RuboCop's corrections", () => {
  it('are gone from the code', async () => {
    const offense = (corrected: boolean) => ({
      severity: 'warning',
      message: 'm',
      cop_name: 'Lint/Useless',
      corrected,
      location: { start_line: 1 },
    });
    const outcome = await read({
      metadata: { rubocop_version: '1.60.0' },
      files: [{ path: 'a.rb', offenses: [offense(true), offense(false)] }],
      summary: { offense_count: 2 },
    });
    expect(outcome.findings).toHaveLength(1);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });
});

describe('one fact by its field', () => {
  it("Scantist's score may be the word for how bad it is", async () => {
    const { findings } = await read([
      { Library: 'shop', 'Library Version': '1', 'Public ID': 'CVE-2026-0101', Score: 'High' },
    ]);
    expect(findings).toMatchObject([{ severity: 'high', severityRaw: 'High' }]);
  });

  it("Solar appScreener's lines may be several", async () => {
    const { findings } = await readBytesAs(
      'Vulnerability,Description,Recommendations,Severity Level,File,Line\nWeak key,x,y,Medium,src/a.js,12-15\n',
    );
    expect(findings).toMatchObject([{ location: { path: 'src/a.js', startLine: 12 } }]);
  });

  it('each range that the Node Security Platform names begins with a version', async () => {
    const { findings } = await read([
      {
        id: 1,
        module: 'ws',
        version: '1.1.4',
        title: 'x',
        cvss_score: 7.5,
        vulnerable_versions: '<1.1.5',
        patched_versions: '>=1.1.5 <2.0.0 || >=3.3.1',
        advisory: 'https://example.org/1',
        path: ['ws@1.1.4'],
      },
    ]);
    expect(findings[0]?.component?.fixedVersions).toEqual(['1.1.5', '3.3.1']);
  });

  it("PTART's hits name their weaknesses, and a second test says what is fixed", async () => {
    const hit = { id: 'P-1', title: 'XSS', severity: 2, cwes: [{ cwe_id: 79, title: 'x' }] };
    const again = (status: string) => ({ id: `R-${status}`, status, body: '', original_hit: hit });
    const outcome = await read({
      assessments: [{ title: 'A', hits: [hit] }],
      retests: [{ name: 'R', hits: ['F', 'NF', 'NA'].map(again) }],
    });
    expect(outcome.findings).toMatchObject([{ cwes: [79] }, { cwes: [79] }]);
    expect(reasons(outcome)).toEqual(['fixed_in_report', 'not_a_finding']);
  });
});

describe("SonarQube's issues", () => {
  const issue = { rule: 'py:S1', component: 'shop:a.py', project: 'shop', message: 'm', line: 3 };
  const about = (issueStatus: string) => ({ ...issue, key: issueStatus, issueStatus });

  it('have one status since 10.4', async () => {
    const states = ['OPEN', 'ACCEPTED', 'FALSE_POSITIVE', 'FIXED'];
    const outcome = await read({ paging: { pageIndex: 1 }, issues: states.map(about) });
    expect(outcome.findings.map(({ suppression }) => suppression?.kind)).toEqual([
      undefined,
      'accepted',
      'false_positive',
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it("are explained by the report's rules, which it keeps by their key", async () => {
    const { findings } = await read({
      projectName: 'shop',
      rules: {
        'py:S1': {
          name: 'Check the token',
          htmlDesc:
            '<p>Why it matters.</p><ul><li><a href="https://owasp.org/Top10/A01_2021-Broken/">OWASP</a></li><li><a href="https://cwe.mitre.org/data/definitions/352">CWE-352</a></li></ul>',
          severity: 'CRITICAL',
        },
      },
      issues: [{ ...issue, key: 'k', severity: 'CRITICAL', status: 'TO_REVIEW' }],
      hotspotKeys: ['k'],
    });
    expect(findings).toMatchObject([
      { ruleName: 'Check the token', severity: 'high', cwes: [352], owasp: ['A01:2021'] },
    ]);
    expect(findings[0]?.description).toContain('Why it matters.');
    expect(findings[0]?.references).toContain('https://cwe.mitre.org/data/definitions/352');
  });
});

describe("Tenable's tables", () => {
  it('of Security Center say how to remedy, since when, and why a risk is accepted', async () => {
    const outcome = await readBytesAs(
      [
        'Plugin,Plugin Name,Family,Severity,IP Address,Protocol,Port,DNS Name,Plugin Output,Synopsis,Description,Steps to Remediate,First Discovered,Last Observed,Accept Risk Comment',
        ...['', 'Only reachable within'].map(
          (why) =>
            `42873,SWEET32,General,High,192.0.2.7,TCP,443,,x,s,d,Turn it off,"Feb 9, 2024 10:48:42 UTC","Oct 17, 2024 17:24:54 UTC",${why}`,
        ),
      ].join('\n'),
    );
    expect(outcome.findings).toMatchObject([
      {
        mitigation: 'Turn it off',
        endpoint: '192.0.2.7:443',
        firstSeenAt: '2024-02-09T10:48:42.000Z',
        lastSeenAt: '2024-10-17T17:24:54.000Z',
      },
      { suppression: { kind: 'accepted', justification: 'Only reachable within' } },
    ]);
    expect(outcome.findings[0]).not.toHaveProperty('suppression');
  });

  it('of assets call the plugin by its name alone', async () => {
    const outcome = await readBytesAs(
      'Asset UUID,Host IP,FQDN,Plugin ID,Severity,Port,Name,Solution,EPSS Score,Vulnerability State\n' +
        'u,192.0.2.7,shop.example,2,High,443,Old,Update,0.02,Fixed\n' +
        'u,192.0.2.7,shop.example,3,High,443,Old,Update,0.02,Active\n',
    );
    expect(outcome.items[0]).toMatchObject({ format: 'nessus-csv' });
    expect(outcome.findings).toMatchObject([
      { ruleId: '3', endpoint: 'shop.example:443', epss: { score: 0.02 } },
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });
});

describe('what was decided of a finding', () => {
  it('Xanitizer calls its classification', async () => {
    const finding = (classification: string) =>
      `<finding><problemType>XSS</problemType><classification>${classification}</classification><rating>5</rating><file>a.java</file><line>3</line></finding>`;
    const { findings } = await readBytesAs(
      `<XanitizerFindingsList>${['Must Fix', 'False Positive', 'Harmless'].map(finding).join('')}</XanitizerFindingsList>`,
    );
    expect(findings.map(({ suppression }) => suppression?.kind)).toEqual([
      undefined,
      'false positive',
      'harmless',
    ]);
  });

  it('is read of a table of no known tool under several names', async () => {
    const outcome = await readBytesAs(
      'Vulnerability Name,Severity,Host,Vulnerability Status\nOld TLS,High,shop.example,Fixed\nOld TLS,High,api.example,Open\n',
    );
    expect(outcome.items[0]).toMatchObject({ tool: 'Generic' });
    expect(outcome.findings).toMatchObject([{ endpoint: 'api.example' }]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it("Veracode's dynamic findings say where they are", async () => {
    const { findings } = await read({
      _embedded: {
        findings: [
          {
            issue_id: 3,
            scan_type: 'DYNAMIC',
            finding_status: { status: 'OPEN' },
            finding_details: {
              severity: 2,
              cwe: { id: 16 },
              hostname: 'shop.example',
              port: '443',
              path: '/x',
              URL: 'https://shop.example/x',
            },
          },
        ],
      },
    });
    expect(findings).toMatchObject([{ endpoint: 'https://shop.example/x' }]);
  });
});

describe("Nancy's list", () => {
  it('marks what its settings exclude', async () => {
    const vulnerability = { ID: 'i', Title: 'CWE-129: x', CvssScore: '8.6' };
    const { findings } = await read({
      audited: {},
      num_audited: 1,
      num_vulnerable: 1,
      vulnerable: [
        {
          Coordinates: 'pkg:golang/example.org/shop@1.0.0',
          Vulnerabilities: [
            { ...vulnerability, Excluded: false },
            { ...vulnerability, ID: 'j', Excluded: true },
          ],
        },
      ],
    });
    expect(findings).toMatchObject([{ cwes: [129] }, { suppression: { kind: 'excluded' } }]);
    expect(findings[0]).not.toHaveProperty('suppression');
  });
});

describe('lists of no known tool', () => {
  it('say what became of each of their entries', async () => {
    const entry = (status: string) => ({
      name: 'Old TLS',
      severity: 'High',
      host: 'a.example',
      status,
    });
    const { findings, ...outcome } = await read({
      results: ['open', 'fixed', 'passed'].map(entry),
    });
    expect(findings).toHaveLength(1);
    expect(reasons({ findings, ...outcome })).toEqual(['fixed_in_report', 'passed']);
  });
});

describe('what a platform keeps of findings that are over', () => {
  it("Wiz' vulnerabilities have a status of their own beside the resource's", async () => {
    const outcome = await readBytesAs(
      [
        'ID,Name,HasCisaKevExploit,FindingStatus,VendorSeverity,LastDetected,LocationPath,DetailedName,Version,AssetName,Status',
        '1,CVE-2026-0101,true,Open,High,2026-01-02 00:00:00 +0000 UTC,/app,ws,1.0,web-1,Active',
        '2,CVE-2026-0102,false,Resolved,High,2026-01-02 00:00:00 +0000 UTC,/app,ws,1.0,web-1,Active',
      ].join('\n'),
    );
    expect(outcome.findings).toMatchObject([
      {
        ruleId: 'CVE-2026-0101',
        knownExploited: true,
        component: { manifestPath: 'app' },
        lastSeenAt: '2026-01-02T00:00:00.000Z',
      },
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it("Sysdig's scanner says which risks are accepted, and until they are not", async () => {
    const vulnerability = (name: string, ...riskAcceptRefs: string[]) => ({
      name,
      severity: 'high',
      packageRef: 'p',
      riskAcceptRefs,
    });
    const { findings } = await read({
      info: { scanTime: '2026-01-01T00:00:00Z' },
      scanner: { name: 'sysdig-cli-scanner', version: '1' },
      result: {
        metadata: { pullString: 'app:1' },
        packages: { p: { name: 'zlib', version: '1', vulnerabilitiesRefs: ['a', 'b', 'c'] } },
        vulnerabilities: {
          a: vulnerability('CVE-2026-0101', 'r'),
          b: vulnerability('CVE-2026-0102', 'past'),
          c: vulnerability('CVE-2026-0103'),
        },
        riskAccepts: {
          r: { reason: 'RiskOwned', description: 'Not called', status: 'active' },
          past: { reason: 'RiskOwned', status: 'expired' },
        },
      },
    });
    expect(findings.map(({ suppression }) => suppression?.justification)).toEqual([
      'Not called',
      undefined,
      undefined,
    ]);
    expect(findings[1]).not.toHaveProperty('suppression');
  });

  it("Veracode's flaws that are fixed are none, also where no mitigation was proposed", async () => {
    const flaw = (issue: number, state: string, mitigation: string) =>
      `<flaw issueid="${String(issue)}" severity="4" cweid="89" remediation_status="${state}" mitigation_status="${mitigation}" sourcefile="A.java" line="3"/>`;
    const outcome = await readBytesAs(
      `<detailedreport report_format_version="1.5"><severity level="4"><category categoryname="SQL"><cwe cweid="89"><staticflaws>${flaw(1, 'Fixed', 'none')}${flaw(2, 'New', 'none')}</staticflaws></cwe></category></severity></detailedreport>`,
    );
    expect(outcome.findings).toHaveLength(1);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });
});
