// Host scanners: the layouts of each, every state of an entry, and runs that scanned nothing.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);
const unaccounted = ({ items }: Outcome) => items.filter(({ kind }) => kind === 'unaccounted');

describe('Nessus', () => {
  const item = (facts: string, inside: string): string =>
    `<ReportItem port="0" svc_name="general" protocol="tcp" ${facts}>${inside}</ReportItem>`;
  const audit = (result: string): string =>
    item(
      'severity="3" pluginID="21157" pluginName="Unix Compliance Checks" pluginFamily="Policy Compliance"',
      `<description>"1.${result} Sticky bit" : [${result}]</description>
       <cm:compliance-check-name>1.${result} Sticky bit</cm:compliance-check-name>
       <cm:compliance-check-id>5f0c</cm:compliance-check-id>
       <cm:compliance-actual-value>drwxrwxrwx</cm:compliance-actual-value>
       <cm:compliance-policy-value>drwxrwxrwt</cm:compliance-policy-value>
       <cm:compliance-solution>Set it.</cm:compliance-solution>
       <cm:compliance-result>${result}</cm:compliance-result>`,
    );
  const results = ['FAILED', 'PASSED', 'WARNING', 'ERROR'];
  const scan = (items: string, tags: readonly string[] = ['HOST_START', 'HOST_END']): string =>
    `<NessusClientData_v2><Report name="r" xmlns:cm="http://www.nessus.org/cm">
     <ReportHost name="web.example.org"><HostProperties>${tags
       .map((tag) => `<tag name="${tag}">now</tag>`)
       .join('')}</HostProperties>${items}</ReportHost>
     <ReportHost name="db.example.org"><HostProperties/></ReportHost></Report></NessusClientData_v2>`;

  it('tells the checks of an audit apart, and what of them passed', async () => {
    const outcome = await readBytesAs(scan(results.map((result) => audit(result)).join('')));
    expect(outcome.findings.map(({ title, severity }) => [title, severity])).toEqual([
      ['1.FAILED Sticky bit', 'high'],
      ['1.WARNING Sticky bit', 'medium'],
      ['1.ERROR Sticky bit', 'info'],
    ]);
    expect(reasons(outcome)).toEqual(['passed']);
    expect(outcome.findings[0]).toMatchObject({
      ruleId: '21157:1.FAILED Sticky bit',
      mitigation: 'Set it.',
      endpoint: 'web.example.org',
    });
    expect(outcome.findings[0]?.description).toMatch(/drwxrwxrwt.*drwxrwxrwx/s);
  });

  it('says the same of them in its tables and what Tenable exports', async () => {
    const rows = results.map(
      (result) =>
        `21157,${result},web.example.org,0,Unix Compliance Checks,"""1.${result} Sticky bit"" : [${result}]\n\nText"`,
    );
    const table = await readBytesAs(
      ['Plugin ID,Risk,Host,Port,Name,Description', ...rows].join('\n'),
    );
    const center = await readBytesAs(
      [
        '"Plugin","Plugin Name","Severity","IP Address","Port","Plugin Text"',
        ...results.map(
          (result) =>
            `"21157","Unix Compliance Checks","High","web.example.org","0","<cm:compliance-check-name>1.${result} Sticky bit</cm:compliance-check-name><cm:compliance-result>${result}</cm:compliance-result>"`,
        ),
      ].join('\n'),
    );
    const exported = await readBytesAs(
      JSON.stringify(
        [...results, 'FIXED'].map((result) => ({
          asset: { hostname: 'web.example.org' },
          plugin_id: 21157,
          audit_file: 'unix.audit',
          check_name: `1.${result} Sticky bit`,
          status: result === 'FIXED' ? 'FAILED' : result,
          state: result === 'FIXED' ? 'FIXED' : 'ACTIVE',
        })),
      ),
    );
    const facts = ({ findings }: Outcome) =>
      findings.map(({ ruleId, title, severity, endpoint }) => [ruleId, title, severity, endpoint]);
    const xml = await readBytesAs(scan(results.map((result) => audit(result)).join('')));
    expect(facts(table)).toEqual(facts(xml));
    expect(facts(center)).toEqual(facts(xml));
    expect(facts(exported)).toEqual(facts(xml));
    expect(reasons(exported)).toEqual(['passed', 'fixed_in_report']);
  });

  it('says which hosts it looked at, and whether it came to the end of each', async () => {
    const hosts = ['host:web.example.org', 'host:db.example.org'];
    expect(runOf(await readBytesAs(scan('')))).toMatchObject({ targets: hosts });
    const whole = runOf(await readBytesAs(scan('', [])));
    expect(whole).not.toHaveProperty('incomplete');
    expect(runOf(await readBytesAs(scan('', ['HOST_START'])))).toMatchObject({
      unscanned: [{ target: 'host:web.example.org' }],
    });
  });

  it('takes a reference to the catalog of exploited vulnerabilities for that', async () => {
    const { findings } = await readBytesAs(
      scan(
        item(
          'severity="4" pluginID="7" pluginName="Flaw" pluginFamily="Misc."',
          '<xref>CISA-KNOWN-EXPLOITED:2026/02/01</xref><xref>CWE:79</xref>',
        ),
      ),
    );
    expect(findings).toMatchObject([{ severity: 'critical', knownExploited: true, cwes: [79] }]);
  });

  it('does not take rows without a name for fixed ones', async () => {
    const outcome = await readBytesAs('Plugin ID,Risk,Host,Name\n1,High,a,\n');
    expect(runOf(outcome)).toMatchObject({ incomplete: 'unknown_variant' });
  });
});

describe('Qualys', () => {
  const scan = (status: string, inside = '<VULNS/>'): string =>
    `<SCAN value="scan/1"><HEADER><KEY value="STATUS">${status}</KEY></HEADER>
     <IP value="192.0.2.9" name="web.example.org">${inside}</IP></SCAN>`;

  it('leaves out what a scan merely gathered', async () => {
    const outcome = await readBytesAs(
      scan(
        'FINISHED',
        `<INFOS><CAT value="Information"><INFO number="1" severity="1"><TITLE>Name</TITLE></INFO></CAT></INFOS>
         <SERVICES><CAT value="TCP"><SERVICE number="2" severity="1"><TITLE>Port</TITLE></SERVICE></CAT></SERVICES>
         <VULNS><CAT value="Web" port="443"><VULN number="3" severity="4"><TITLE>Flaw</TITLE></VULN></CAT></VULNS>`,
      ),
    );
    expect(outcome.findings).toMatchObject([
      { ruleId: '3', severity: 'high', endpoint: 'web.example.org:443' },
    ]);
    expect(reasons(outcome)).toEqual(['not_a_finding', 'not_a_finding']);
    expect(runOf(outcome)).toMatchObject({ targets: ['host:web.example.org'] });
  });

  it.each([
    ['FINISHED', undefined],
    ['NOVULNSFOUND', undefined],
    ['NOHOSTALIVE', 'nothing_scanned'],
    ['CANCELED', 'scan_failed'],
    ['ERROR', 'scan_failed'],
  ])('scan that ended as %s', async (status, incomplete) => {
    const run = runOf(await readBytesAs(scan(status)));
    expect(run?.kind === 'run' && run.incomplete).toBe(incomplete);
  });

  it('closes nothing by an answer that another one follows', async () => {
    const answer = (warning: string): string =>
      `<HOST_LIST_VM_DETECTION_OUTPUT><RESPONSE>${warning}<HOST_LIST><HOST><IP>192.0.2.9</IP>
       <DETECTION_LIST><DETECTION><QID>3</QID><TYPE>Confirmed</TYPE><SEVERITY>4</SEVERITY></DETECTION></DETECTION_LIST>
       </HOST></HOST_LIST></RESPONSE></HOST_LIST_VM_DETECTION_OUTPUT>`;
    expect(runOf(await readBytesAs(answer('')))).not.toHaveProperty('incomplete');
    const first = await readBytesAs(
      answer('<WARNING><CODE>1980</CODE><URL>https://example.org/?id_min=7</URL></WARNING>'),
    );
    expect(first.findings).toHaveLength(1);
    expect(runOf(first)).toMatchObject({ incomplete: 'unknown_variant' });
  });

  it('lists by CVE what it lists by QID', async () => {
    const byQid = await readBytesAs(
      'QID,Title,Severity,KB Severity,Asset Name,Port,Status,Ignored,Disabled\n' +
        '3,Flaw,4,4,web,443,ACTIVE,No,No\n4,Other,2,2,web,,ACTIVE,No,Yes\n5,Gone,2,2,web,,FIXED,No,No\n',
    );
    const byCve = await readBytesAs(
      'CVE,CVE-Description,QID,Title,Severity,KB Severity,Asset Name,Port,Status,Ignored,Disabled\n' +
        'CVE-2026-0001,x,3,Flaw,4,4,web,443,ACTIVE,No,No\nCVE-2026-0009,x,4,Other,2,2,web,,ACTIVE,No,Yes\n' +
        'CVE-2026-0002,y,3,Flaw,4,4,web,443,ACTIVE,No,No\nCVE-2026-0003,y,5,Gone,2,2,web,,FIXED,No,No\n',
    );
    const facts = ({ findings }: Outcome) =>
      findings.map(({ ruleId, title, severity, endpoint, suppression }) =>
        JSON.stringify([ruleId, title, severity, endpoint, suppression?.status]),
      );
    expect(facts(byCve)).toEqual(facts(byQid));
    expect(byCve.findings[0]?.vulnerabilityIds).toEqual(['CVE-2026-0001', 'CVE-2026-0002']);
    expect(byQid.findings[1]).toMatchObject({ suppression: { kind: 'ignored' } });
    expect(reasons(byCve)).toEqual(['fixed_in_report']);
  });
});

describe('OpenVAS', () => {
  const result = (inside: string, oid = '1.3.6.1'): string =>
    `<result><name>Weak ciphers</name><host>192.0.2.8</host><port>443/tcp</port><nvt oid="${oid}"/>${inside}</result>`;
  const report = (inside: string, results = '<results start="1" max="-1"></results>'): string =>
    `<report format_id="x"><report id="r"><nvt/>${inside}${results}</report></report>`;

  it('knows a false positive and what is gone since the report it is compared with', async () => {
    const outcome = await readBytesAs(
      report(
        '',
        `<results start="1" max="-1">${[
          '<threat>High</threat><severity>7.5</severity>',
          '<threat>False Positive</threat><severity>-1.0</severity><original_threat>High</original_threat><original_severity>7.5</original_severity><overrides><override><text>Patched by hand</text></override></overrides>',
          '<threat>High</threat><severity>7.5</severity><delta>gone</delta>',
          '<threat>Log</threat><severity>0.0</severity><delta>new</delta>',
        ]
          .map((inside, n) => result(inside, `1.3.${String(n)}`))
          .join('')}</results>`,
      ),
    );
    expect(outcome.findings).toMatchObject([
      { severity: 'high' },
      {
        severity: 'high',
        suppression: { kind: 'false positive', justification: 'Patched by hand' },
      },
      { severity: 'info' },
    ]);
    expect(outcome.findings[0]).not.toHaveProperty('suppression');
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it.each([
    ['<scan_run_status>Done</scan_run_status>', {}],
    ['<scan_run_status>Stopped</scan_run_status>', { incomplete: 'scan_failed' }],
    ['<scan_run_status>Interrupted</scan_run_status>', { incomplete: 'scan_failed' }],
    [
      '<errors><count>1</count><error><host>192.0.2.8</host><nvt oid="1.3.9"/><description>NVT timed out</description></error></errors>',
      { unscanned: [{ rule: '1.3.9' }] },
    ],
    [
      '<errors><error><host>192.0.2.8</host><nvt oid="0"/><description>Host dead</description></error></errors>',
      { incomplete: 'files_failed' },
    ],
  ])('says how the scan ended: %s', async (inside, fields) => {
    const run = runOf(await readBytesAs(report(inside)));
    expect(run).toMatchObject({ format: 'openvas', ...fields });
    if (!('incomplete' in fields)) expect(run).not.toHaveProperty('incomplete');
  });

  it('closes nothing by some of its rows', async () => {
    const count = '<result_count>240<full>240</full><filtered>240</filtered></result_count>';
    const some = await readBytesAs(report(count, '<results start="1" max="100"><x/></results>'));
    expect(runOf(some)).toMatchObject({ incomplete: 'unknown_variant' });
    const all = await readBytesAs(report(count, '<results start="1" max="1000"></results>'));
    expect(runOf(all)).not.toHaveProperty('incomplete');
  });
});

describe("rdpscan's lines", () => {
  it('speak for the hosts that answered', async () => {
    const host = (n: number, state: string): string => `192.0.2.${String(n)} - ${state} - reason`;
    const outcome = await readBytesAs([host(1, 'SAFE'), host(2, 'UNKNOWN')].join('\n'));
    expect(runOf(outcome)).toMatchObject({ targets: ['host:192.0.2.1'] });
    expect(reasons(outcome)).toEqual(['passed', 'not_a_finding']);
    expect(runOf(await readBytesAs(host(2, 'UNKNOWN')))).toMatchObject({
      incomplete: 'nothing_scanned',
    });
  });
});

describe('Nexpose', () => {
  const report = (status: string, test: string): string =>
    `<NexposeReport version="2.0"><scans><scan id="1" status="${status}"/></scans><nodes>
     <node address="192.0.2.4"><tests>${test}</tests></node></nodes></NexposeReport>`;

  it.each([
    ['finished', undefined],
    ['stopped', 'scan_failed'],
    ['failed', 'scan_failed'],
  ])('scan that is %s', async (status, incomplete) => {
    const run = runOf(await readBytesAs(report(status, '<test id="a" status="not-vulnerable"/>')));
    expect(run?.kind === 'run' && run.incomplete).toBe(incomplete);
  });

  it('does not take a state that is not known for a passed test', async () => {
    const outcome = await readBytesAs(report('finished', '<test id="a" status="other-word"/>'));
    expect(unaccounted(outcome)).toEqual([]);
    expect(runOf(outcome)).toMatchObject({ incomplete: 'unknown_variant' });
  });
});
