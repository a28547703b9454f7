// Web application scanners, and HTML pages that tools write in addition to their data.
import { describe, expect, it } from 'vitest';
import { readBytesAs, type Outcome } from './reading.ts';

const read = (document: unknown): Promise<Outcome> => readBytesAs(JSON.stringify(document));
const runOf = ({ items }: Outcome) => items.find((item) => item.kind === 'run');
const reasons = ({ ignored }: Outcome): string[] => ignored.map(({ reason }) => reason);
const facts = ({ findings }: Outcome) =>
  findings.map((found) => [
    found.ruleId,
    found.title,
    found.severity,
    found.cwes,
    found.endpoint,
    found.httpMethod,
    found.httpParameter,
    found.mitigation,
  ]);

describe("ZAP's reports", () => {
  const json = {
    '@programName': 'ZAP',
    '@version': '2.16.0',
    site: [
      {
        '@name': 'https://shop.example.org',
        alerts: [
          {
            pluginid: '40012',
            alert: 'Cross Site Scripting (Reflected)',
            riskcode: '3',
            confidence: '2',
            desc: '<p>A script comes back.</p>',
            solution: '<p>Encode it.</p>',
            reference: '<p>https://owasp.org/xss</p>',
            cweid: '79',
            instances: [
              { uri: 'https://shop.example.org/find?q=1', method: 'GET', param: 'q' },
              { uri: 'https://shop.example.org/tags', method: 'POST', param: '' },
            ],
          },
        ],
      },
    ],
  };
  const counts = (high: number): string =>
    ['High', 'Medium', 'Low', 'Informational']
      .map(
        (risk) =>
          `<tr><td><div>${risk}</div></td><td><div>${risk === 'High' ? String(high) : '0'}</div></td></tr>`,
      )
      .join('');
  const row = (label: string, text: string): string =>
    `<tr><td width="20%">${label}</td><td width="80%">${text}</td></tr>`;
  const page = (details: string, high = 1): string =>
    `<html><head><title>ZAP Scanning Report</title></head><body><h3>ZAP Version: 2.16.0</h3>
     <table class="summary"><tr><th>Risk Level</th><th>Number of Alerts</th></tr>${counts(high)}</table>
     <h3>Alert Detail</h3>${details}</body></html>`;
  const table = `<table class="results"><tr><th class="risk-3"><a id="40012"></a><div>High</div></th>
    <th class="risk-3">Cross Site Scripting (Reflected)</th></tr>
    ${row('Description', '<div>A script comes back.</div>')}<TR><TD colspan="2"></TD></TR>
    ${row('URL', '<a href="x">https://shop.example.org/find?q=1</a>')}${row('Method', 'GET')}${row('Parameter', 'q')}
    ${row('URL', '<a href="x">https://shop.example.org/tags</a>')}${row('Method', 'POST')}${row('Parameter', '')}
    ${row('Instances', '2')}${row('Solution', '<div>Encode it.</div>')}${row('Reference', '<a>https://owasp.org/xss</a>')}
    ${row('CWE Id', '<a>79</a>')}${row('WASC Id', '8')}${row('Plugin Id', '<a>40012</a>')}</table>`;
  const markdown = (high: number, details: string): string =>
    `# ZAP Scanning Report\n\nZAP by [Checkmarx](https://checkmarx.com/).\n\n## Summary of Alerts\n
| Risk Level | Number of Alerts |\n| --- | --- |\n| High | ${String(high)} |\n| Medium | 0 |\n| Low | 0 |\n| Informational | 0 |\n
## Alert Detail\n\n${details}`;
  const alert = `### [ Cross Site Scripting (Reflected) ](https://www.zaproxy.org/docs/alerts/40012/)\n
##### High (Medium)\n\n### Description\n\nA script comes back.\n
* URL: https://shop.example.org/find?q=1\n  * Method: \`GET\`\n  * Parameter: \`q\`\n  * Attack: \`\`\n
* URL: https://shop.example.org/tags\n  * Method: \`POST\`\n  * Parameter: \`\`\n
Instances: 2\n\n### Solution\n\nEncode it.\n\n### Reference\n\n* [ https://owasp.org/xss ](https://owasp.org/xss)\n
#### CWE Id: [ 79 ](https://cwe.mitre.org/data/definitions/79.html)\n\n#### WASC Id: 8\n\n#### Source ID: 1\n`;

  it('say the same as JSON, HTML and Markdown', async () => {
    const data = await read(json);
    const [html, text] = [await readBytesAs(page(table)), await readBytesAs(markdown(1, alert))];
    expect(runOf(html)).toMatchObject({ format: 'zap-html' });
    expect(runOf(text)).toMatchObject({ format: 'zap-markdown' });
    expect(facts(data)).toHaveLength(1);
    expect(facts(html)).toEqual(facts(data));
    expect(facts(text)).toEqual(facts(data));
    expect(text.findings[0]).toMatchObject({
      confidence: 'medium',
      references: ['https://owasp.org/xss'],
    });
  });

  it('are clean where they count none, and doubted otherwise', async () => {
    for (const [clean, doubted] of [
      [page('', 0), page('', 1)],
      [markdown(0, ''), markdown(1, '')],
    ] as const) {
      expect(runOf(await readBytesAs(clean))).not.toHaveProperty('incomplete');
      expect(runOf(await readBytesAs(doubted))).toMatchObject({ incomplete: 'unknown_variant' });
    }
  });
});

describe("Bandit's page", () => {
  const page = (inside: string, skipped = ''): string =>
    `<!DOCTYPE html><html><head><title>\n    Bandit Report\n</title></head><body>${skipped}
     <span id='results'>\n    ${inside}\n</span></body></html>`;
  const issue = `<span id='issue-0'><div class='issue-block issue-sev-medium'>
    <b>yaml_load: </b> Use of unsafe yaml load.<br>
    <b>Test ID:</b> B506<br><b>Severity: </b>MEDIUM<br><b>Confidence: </b>HIGH<br>
    <b>CWE: </b><a href="https://cwe.mitre.org/data/definitions/20.html" target="_blank">CWE-20</a><br>
    <b>File: </b><a href='src/a.py' target='_blank'>src/a.py</a><br>
    <b>Line number: </b>5<br>
    <b>More info: </b><a href='https://bandit.readthedocs.io/b506' target='_blank'>https://bandit.readthedocs.io/b506</a><br>
    <span id='code'><pre>\n5\ty = yaml.load(x)\n</pre></span></div></span>`;

  it('says what the JSON says', async () => {
    const { findings } = await readBytesAs(page(issue));
    const data = await read({
      errors: [],
      generated_at: '2026-02-01T03:00:00Z',
      metrics: { _totals: {} },
      results: [
        {
          test_id: 'B506',
          test_name: 'yaml_load',
          issue_text: 'Use of unsafe yaml load.',
          issue_severity: 'MEDIUM',
          issue_confidence: 'HIGH',
          issue_cwe: { id: 20 },
          filename: 'src/a.py',
          line_number: 5,
          more_info: 'https://bandit.readthedocs.io/b506',
        },
      ],
    });
    const picked = (outcome: Pick<Outcome, 'findings'>) =>
      outcome.findings.map(
        ({ ruleId, title, severity, confidence, cwes, location, ruleHelpUri }) => [
          ...[ruleId, title, severity, confidence, cwes, ruleHelpUri],
          location?.path,
          location?.startLine,
        ],
      );
    expect(picked({ findings })).toEqual(picked(data));
    expect(findings).toHaveLength(1);
  });

  it('is clean, of another layout, or says that it skipped files', async () => {
    expect(runOf(await readBytesAs(page('')))).not.toHaveProperty('incomplete');
    expect(runOf(await readBytesAs(page('<div>B506</div>')))).toMatchObject({
      incomplete: 'unknown_variant',
    });
    const skipped = "<span id='skipped'><div><b>Skipped files:</b> a.py</div></span>";
    expect(runOf(await readBytesAs(page(issue, skipped)))).toMatchObject({
      incomplete: 'files_failed',
    });
  });
});

describe('Acunetix and Invicti', () => {
  it('say which site was scanned and whether the scan was aborted', async () => {
    const scan = (aborted: string): string =>
      `<ScanGroup><Scan><StartURL>https://shop.example.org/</StartURL><Aborted>${aborted}</Aborted><ReportItems></ReportItems></Scan></ScanGroup>`;
    const whole = runOf(await readBytesAs(scan('False')));
    expect(whole).toMatchObject({ targets: ['host:shop.example.org'] });
    expect(whole).not.toHaveProperty('incomplete');
    expect(runOf(await readBytesAs(scan('True')))).toMatchObject({ incomplete: 'scan_failed' });
  });

  it('leave out in both layouts what was fixed, and keep what could not be tried again', async () => {
    const states = ['Present', 'Fixed (Confirmed)', "Fixed (Can't Retest)", 'FalsePositive'];
    const json = await read({
      Generated: '2026-02-01',
      Target: { Url: 'https://shop.example.org' },
      Vulnerabilities: states.map((State, n) => ({
        Name: `Flaw ${String(n)}`,
        Severity: 'High',
        State,
      })),
    });
    const xml = await readBytesAs(
      `<invicti-enterprise><vulnerabilities>${states
        .map(
          (state, n) =>
            `<vulnerability><name>Flaw ${String(n)}</name><severity>High</severity><state>${state}</state></vulnerability>`,
        )
        .join('')}</vulnerabilities></invicti-enterprise>`,
    );
    for (const outcome of [json, xml]) {
      expect(outcome.findings.map(({ title }) => title)).toEqual(['Flaw 0', 'Flaw 2', 'Flaw 3']);
      expect(outcome.findings[2]).toMatchObject({ suppression: { status: 'accepted' } });
      expect(reasons(outcome)).toEqual(['fixed_in_report']);
    }
  });
});

describe('AppScan and Contrast', () => {
  it("go by an issue's status", async () => {
    const outcome = await readBytesAs(
      `<xml-report name="AppScan Report" technology="DAST"><issue-type-group><item id="t"><name>SQL Injection</name></item></issue-type-group><issue-group>${[
        'Open',
        'Reopened',
        'Noise',
        'Passed',
        'Fixed',
      ]
        .map(
          (state) =>
            `<item><issue-type><ref>t</ref></issue-type><severity>High</severity><status>${state}</status></item>`,
        )
        .join('')}</issue-group></xml-report>`,
    );
    expect(outcome.findings.map(({ suppression }) => suppression?.kind)).toEqual([
      undefined,
      undefined,
      'noise',
      'passed',
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });

  it('leave out what was remediated, in the table as in the JSON', async () => {
    const states = ['Reported', 'Not a Problem', 'Remediated - Auto-Verified', 'Fixed'];
    const table = await readBytesAs(
      [
        'Vulnerability Name,Vulnerability ID,Category,Rule Name,Severity,Status',
        ...states.map((state, n) => `Flaw,ID-${String(n)},Injection,sql-injection,High,${state}`),
      ].join('\n'),
    );
    const json = await read({
      success: true,
      traces: states.map((status, n) => ({
        uuid: `ID-${String(n)}`,
        title: 'Flaw',
        rule_name: 'sql-injection',
        severity: 'High',
        status,
      })),
    });
    for (const outcome of [table, json]) {
      expect(outcome.findings.map(({ suppression }) => suppression?.status)).toEqual([
        undefined,
        'accepted',
      ]);
      expect(reasons(outcome)).toEqual(['fixed_in_report', 'fixed_in_report']);
    }
    const strange = await read({
      success: true,
      traces: [{ uuid: 'x', severity: 'High', rule_name: 'y' }, { uuid: 'z' }],
    });
    expect(reasons(strange)).toEqual(['not_a_finding']);
  });
});

describe("Qualys WAS' table", () => {
  it('accounts for what is fixed', async () => {
    const outcome = await readBytesAs(
      `"VULNERABILITY","ID","Detection ID","QID","Url","Status"
"VULNERABILITY","1","d1","150001","https://shop.example.org/a","ACTIVE"
"VULNERABILITY","2","d2","150001","https://shop.example.org/b","FIXED"
"QID","Id","Title","Severity Level"
"QID","150001","Cross-Site Scripting","5"
`,
    );
    expect(outcome.findings).toMatchObject([
      {
        title: 'Cross-Site Scripting',
        severity: 'critical',
        endpoint: 'https://shop.example.org/a',
      },
    ]);
    expect(reasons(outcome)).toEqual(['fixed_in_report']);
  });
});
