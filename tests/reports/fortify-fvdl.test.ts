// Content of audit.fvdl outside its results: nodes of the pool, categories of the rules.
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const source = (path: string, line: number): string =>
  `<SourceLocation path="${path}" line="${line}"/>`;

const fvdl = (
  entries: string,
  definitions = '',
): Promise<Awaited<ReturnType<typeof readBytesAs>>> =>
  readBytesAs(
    `<?xml version="1.0" encoding="UTF-8"?><FVDL xmlns="xmlns://www.fortifysoftware.com/schema/fvdl" version="1.16"><Vulnerabilities><Vulnerability><ClassInfo><ClassID>C1</ClassID><Type>SQL Injection</Type></ClassInfo><InstanceInfo><InstanceID>I1</InstanceID></InstanceInfo><AnalysisInfo><Unified>${definitions}<Trace><Primary>${entries}</Primary></Trace></Unified></AnalysisInfo></Vulnerability></Vulnerabilities><UnifiedNodePool><Node id="7">${source('src/Pool.java', 70)}</Node></UnifiedNodePool><EngineData><RuleInfo><Rule id="C1"><MetaInfo><Group name="Impact">5.0</Group><Group name="altcategoryCWE">CWE ID 89, CWE ID 564</Group><Group name="altcategoryOWASP2021">A03 Injection</Group></MetaInfo></Rule></RuleInfo></EngineData></FVDL>`,
  );

describe("Fortify's results", () => {
  it('have the weaknesses that the rule pack gives', async () => {
    const { findings } = await fvdl(`<Entry><Node>${source('src/A.java', 5)}</Node></Entry>`);
    expect(findings).toMatchObject([{ cwes: [89, 564] }]);
  });

  it('follow nodes into the pool', async () => {
    const { findings } = await fvdl(
      `<Entry><Node>${source('src/A.java', 5)}</Node></Entry><Entry><NodeRef id="7"/></Entry>`,
    );
    expect(findings).toMatchObject([
      {
        location: { path: 'src/Pool.java', startLine: 70 },
        codeFlow: [{ path: 'src/A.java' }, { path: 'src/Pool.java' }],
      },
    ]);
  });

  it('are where Fortify shows them: at the node that is the default', async () => {
    const { findings } = await fvdl(
      `<Entry><Node isDefault="true">${source('src/A.java', 5)}</Node></Entry><Entry><Node>${source('src/B.java', 9)}</Node></Entry>`,
    );
    expect(findings).toMatchObject([{ location: { path: 'src/A.java', startLine: 5 } }]);
  });

  it('are where Fortify shows them: at the primary location', async () => {
    const { findings } = await fvdl(
      `<Entry><Node>${source('src/A.java', 5)}</Node></Entry><Entry><Node>${source('src/B.java', 9)}</Node></Entry>`,
      '<ReplacementDefinitions><Def key="PrimaryLocation.file" value="A.java"/><Def key="PrimaryLocation.line" value="5"/></ReplacementDefinitions>',
    );
    expect(findings).toMatchObject([{ location: { path: 'src/A.java', startLine: 5 } }]);
  });
});
