/**
 * Variants of reports that other products' catalogues list, and what these reports do not cover.
 */
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const read = async (report: object | string) =>
  readBytesAs(typeof report === 'string' ? report : JSON.stringify(report));

const pyrefly = {
  line: 1,
  column: 10,
  stop_line: 1,
  stop_column: 15,
  path: 'shop/cart.py',
  code: -2,
  name: 'bad-assignment',
  concise_description: '`str` is not assignable to `int`',
  severity: 'error',
};

describe('reports of catalogues', () => {
  it("Pyrefly's name a rule without a code, and count columns from 1", async () => {
    const { findings } = await read({ errors: [pyrefly] });
    expect(findings).toMatchObject([
      {
        ruleId: 'bad-assignment',
        severity: 'high',
        category: 'quality',
        location: { startColumn: 10, endColumn: 15 },
      },
    ]);
  });

  it("Pysa's may be a list", async () => {
    const { findings } = await read([{ ...pyrefly, code: 5001, severity: undefined, column: 9 }]);
    expect(findings).toMatchObject([
      { ruleId: '5001', category: 'sast', severity: 'high', location: { startColumn: 10 } },
    ]);
  });

  it("Noir's with an error of an analyzer close nothing", async () => {
    const { items } = await read({ endpoints: [], passive_results: [], errors: [{ tech: 'go' }] });
    expect(items).toMatchObject([{ kind: 'run', format: 'noir', incomplete: 'files_failed' }]);
  });

  it("Parasoft's have a weakness in the rule and the path of a flow", async () => {
    const { findings } = await read(
      '<ResultsSession toolVer="1"><CodingStandards><StdViols><FlowViol sev="1" ln="64" rule="CWE.89.TDSQL" msg="Injection" ruleSCSCMsg="Tainting point" locFile="/shop/A.java"/></StdViols></CodingStandards></ResultsSession>',
    );
    expect(findings).toMatchObject([
      { severity: 'critical', cwes: [89], location: { path: 'shop/A.java', startLine: 64 } },
    ]);
    expect(findings[0]?.description).toContain('Tainting point');
  });

  it("recon-ng's are settled where the site mended the problem", async () => {
    const found = { host: 'a.example', reference: 'r', category: 'XSS', module: 'xssed' };
    const { findings, ignored } = await read({
      vulnerabilities: [
        { ...found, status: 'unfixed' },
        { ...found, status: 'fixed' },
      ],
    });
    expect(findings).toHaveLength(1);
    expect(ignored).toMatchObject([{ reason: 'fixed_in_report' }]);
  });

  it("Onapsis X1's are of the component and of the port of a connector", async () => {
    const result = (id: string) =>
      `<moduleResult><id>${id}</id><name>x</name><risk>High</risk></moduleResult>`;
    const { findings } = await read(
      `<landscapePolicy><results><landscape><system><component><host>192.0.2.1</host><connector name="3300 tcp/sapgw"><modResults>${result('1')}</modResults></connector><connector name="8000 tcp/http"><modResults>${result('2')}</modResults></connector></component></system></landscape></results></landscapePolicy>`,
    );
    expect(findings.map(({ endpoint }) => endpoint)).toEqual(['192.0.2.1:3300', '192.0.2.1:8000']);
  });

  it("FxCop's are settled, excluded or security by what a message says", async () => {
    const message = (id: string, status: string, category = 'Microsoft.Design') =>
      `<Message CheckId="${id}" TypeName="x" Category="${category}" Status="${status}"><Issue Level="Error" Path="src" File="A.cs" Line="3">Text</Issue></Message>`;
    const { findings, ignored } = await read(
      `<FxCopReport Version="12.0"><Targets><Target><Messages>${message('CA1', 'Absent')}${message('CA2', 'Excluded')}${message('CA3', 'Active', 'Microsoft.Security')}</Messages></Target></Targets></FxCopReport>`,
    );
    expect(findings).toMatchObject([
      { ruleId: 'CA2', suppression: { kind: 'excluded', status: 'accepted' } },
      { ruleId: 'CA3', category: 'sast', location: { path: 'src/A.cs', startLine: 3 } },
    ]);
    expect(ignored).toMatchObject([{ reason: 'fixed_in_report' }]);
  });

  it("FxCop's with an exception close nothing", async () => {
    const { items } = await read(
      '<FxCopReport Version="12.0"><Exceptions><Exception Keyword="CA0001"/></Exceptions></FxCopReport>',
    );
    expect(items).toMatchObject([{ kind: 'run', format: 'fxcop', incomplete: 'files_failed' }]);
  });

  it("Betterleaks' are those of Gitleaks", async () => {
    const { items, findings } = await readBytesAs(
      JSON.stringify([{ RuleID: 'aws', Secret: 'x', Match: 'x', File: 'a.env', StartLine: 2 }]),
      { tool: 'betterleaks' },
    );
    expect(items[0]).toMatchObject({ kind: 'run', format: 'gitleaks' });
    expect(findings).toMatchObject([{ location: { path: 'a.env' } }]);
  });
});
