import { describe, expect, it } from 'vitest';
import type { FixChange, ReportFinding, SourceRange } from '../../../report-formats/model.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { composeRemediation, type GenerationContext } from './dependency-upgrade.ts';

const scanned = `import yaml

def read(y):
    return yaml.load(y)

def other(y):
    return 1
`;
/** The scanner's fix: replaces the call on line 4, given only by line and column. */
const change: FixChange = {
  path: 'app.py',
  startLine: 4,
  startColumn: 12,
  endLine: 4,
  endColumn: 24,
  replacement: 'yaml.safe_load(y)',
};
const finding = (location: Partial<SourceRange> = {}, changes = [change]): ReportFinding =>
  ({
    ruleId: 'yaml-load',
    title: 'Unsafe load',
    category: 'code',
    location: { path: 'app.py', startLine: 4, ...location },
    fix: { description: 'Load safely.', changes },
  }) as unknown as ReportFinding; // no other field is read

const noCall = () => Promise.reject(new Error('A fix of the report needs no call.'));

const compose = async (
  one: ReportFinding,
  sources: Pick<GenerationContext, 'readFile' | 'readScanned'>,
) => {
  const outcome = await composeRemediation(
    one,
    {},
    {
      ...sources,
      outgoing: {
        request: noCall,
        download: noCall,
        assertReachable: noCall,
        connect: noCall,
        close: () => Promise.resolve(),
      },
      signal: new AbortController().signal,
      progress: () => Promise.resolve(),
    },
  );
  if (!('made' in outcome)) throw new Error(outcome.failed);
  return outcome.made;
};
const has = (text: string | undefined) => () => Promise.resolve(text);

const secret = `password = get_secret()\n`;

describe('the fix of a report that quotes nothing', () => {
  it('follows the code that has moved since the scan', async () => {
    const { codeDiff, notes } = await compose(finding(), {
      readFile: has(`# first\n# second\n${scanned}`),
      readScanned: has(scanned),
    });
    expect(notes).toEqual([{ code: 'parses', file: null, command: null }]);
    expect(codeDiff).toContain('@@ -3,7 +3,7 @@');
    expect(codeDiff).toContain('-    return yaml.load(y)\n+    return yaml.safe_load(y)\n');
  });

  it('changes nothing where the code is another one by now', async () => {
    const head = scanned.replace('    return yaml.load(y)\n', `    return ${secret}`);
    const { codeDiff, notes } = await compose(finding(), {
      readFile: has(head),
      readScanned: has(scanned),
    });
    expect(codeDiff).toBeNull();
    expect(notes).toEqual([{ code: 'fix_differs', file: 'app.py', command: null }]);
  });

  it.each([
    ['the scan named no commit', undefined],
    ['the host does not have the commit', has(undefined)],
  ])('changes nothing where %s', async (_why, readScanned) => {
    const { codeDiff, notes } = await compose(finding(), { readFile: has(scanned), readScanned });
    expect(codeDiff).toBeNull();
    expect(notes).toEqual([{ code: 'fix_unplaced', file: 'app.py', command: null }]);
  });
});

describe('the fix of a report that quotes the code it replaces', () => {
  const quoting = finding({ snippet: '    return yaml.load(y)' });

  it('is made from the quote, wherever the code is now', async () => {
    const { codeDiff } = await compose(quoting, { readFile: has(`# first\n${scanned}`) });
    expect(codeDiff).toContain('-    return yaml.load(y)\n+    return yaml.safe_load(y)\n');
  });

  it('changes nothing where the quoted code is gone, or there twice elsewhere', async () => {
    const twice = `# first\n${scanned}\ndef again(y):\n    return yaml.load(y)\n`;
    for (const head of [secret.repeat(9), twice]) {
      const { codeDiff, notes } = await compose(quoting, { readFile: has(head) });
      expect(codeDiff).toBeNull();
      expect(notes).toMatchObject([{ code: 'fix_differs' }]);
    }
  });

  it('is none when it quotes only half of it', async () => {
    const elsewhere = { ...change, startLine: 6, endLine: 6, startColumn: 1, endColumn: 4 };
    const { codeDiff, notes } = await compose(
      finding({ snippet: '    return yaml.load(y)' }, [change, elsewhere]),
      { readFile: has(scanned) },
    );
    expect(codeDiff).toBeNull();
    expect(notes).toMatchObject([{ code: 'fix_unplaced' }]);
  });
});

it('leaves a file alone that is not UTF-8, and says so', async () => {
  const { codeDiff, notes } = await compose(finding(), {
    readFile: () => Promise.reject(createProblem(422, 'file_not_utf8', { file: 'app.py' })),
  });
  expect(codeDiff).toBeNull();
  expect(notes).toEqual([{ code: 'not_text', file: 'app.py', command: null }]);
});
