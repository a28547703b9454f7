import { describe, expect, it } from 'vitest';
import { freeMeter } from '../../../../tests/support/server/free-meter.ts';
import { fakeAi } from '../../../../tests/support/server/hosts/ai.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { findCallers, listLikelyCallers } from './callers.ts';
import { composeRemediation } from './dependency-upgrade.ts';

const key = 'AKIA' + 'QWERTYUIOP123456'; // in two parts, so that no scanner reports it
const flagged = [
  'import db from "./db";',
  'export const find = (memo) => {',
  '  return db.query("select * from s where memo = " + memo);',
  '};',
  '',
].join('\n');
const caller = [
  'import { find } from "../statements/search";',
  '',
  'export function show(request) {',
  `  const token = "${key}";`,
  '  return find(request.query.memo, token);',
  '}',
  '',
  'export function other() {',
  '  return 1;',
  '}',
  '',
].join('\n');
const repository: Readonly<Record<string, string>> = {
  'src/statements/search.ts': flagged,
  'src/api/show.ts': caller,
  'src/api/array.ts': 'export const first = (all) => all.find((one) => one);\n',
  'docs/search.md': 'Call find( as in search.\n',
};
const read = (path: string) => Promise.resolve(repository[path]);
const list = () => Promise.resolve(Object.keys(repository));

const given = (path: string, text: string, line: number) => ({
  ...{ path, text, line },
  part: { path, text, firstLine: 1 },
});

describe('callers of a flagged function', () => {
  it('are the functions of files that name it and its module, and no others', async () => {
    const found = await findCallers(given('src/statements/search.ts', flagged, 3), read, list);
    expect(found).toEqual([
      {
        path: 'src/api/show.ts',
        text: caller.split('\n').slice(2, 6).join('\n'),
        firstLine: 3,
        isContext: true,
      },
    ]);
  });

  it('are looked for in the nearest files of the language, tests last', () => {
    expect(
      listLikelyCallers('a/b/c.py', ['x/y.py', 'a/z.py', 'a/b/d.py', 'a/b/test_c.py', 'a/b/e.ts']),
    ).toEqual(['a/b/d.py', 'a/z.py', 'x/y.py', 'a/b/test_c.py']);
  });

  it('in the same file are given where its flagged part does not hold them', async () => {
    const text = `def find(memo):\n    return run(memo)\n${'\n'.repeat(200)}def show(memo):\n    return find(memo)\n`;
    const lines = text.split('\n');
    const part = { path: 'a.py', text: lines.slice(0, 100).join('\n'), firstLine: 1 };
    const found = await findCallers({ path: 'a.py', text, line: 2, part }, read, undefined);
    expect(found).toEqual([
      {
        path: 'a.py',
        text: 'def show(memo):\n    return find(memo)',
        firstLine: 203,
        isContext: true,
      },
    ]);
    expect(
      await findCallers({ path: 'a.py', text, line: 2, part: { ...part, text } }, read, undefined),
    ).toEqual([]);
  });

  it.each([
    [
      'A.java',
      'class A {\n int find(int a) {\n  return a;\n }\n int show() {\n  return find(1);\n }\n}\n',
      3,
      5,
    ],
    [
      'a.go',
      'package a\nfunc find(a int) int {\n return a\n}\nfunc show() int {\n return find(1)\n}\n',
      3,
      5,
    ],
    ['a.rb', 'def find(a)\n  a\nend\ndef show\n  find(1)\nend\n', 2, 4],
    [
      'a.php',
      '<?php\nfunction find($a) {\n return $a;\n}\nfunction show() {\n return find(1);\n}\n',
      3,
      5,
    ],
    [
      'a.cs',
      'class A {\n int find(int a) {\n  return a;\n }\n int show() {\n  return find(1);\n }\n}\n',
      3,
      5,
    ],
    ['a.rs', 'fn find(a: u8) -> u8 {\n a\n}\nfn show() -> u8 {\n find(1)\n}\n', 2, 4],
    ['a.c', 'int find(int a) {\n return a;\n}\nint show() {\n return find(1);\n}\n', 2, 4],
  ])('are found in %s', async (path, text, line, at) => {
    const [first = ''] = text.split('\n');
    const part = { path, text: first, firstLine: 1 };
    const found = await findCallers({ path, text, line, part }, read, undefined);
    expect(found.map(({ firstLine }) => firstLine)).toEqual([at]);
  });

  it('reach the AI service for reading only, with their secrets masked', async () => {
    const ai = fakeAi('openai');
    ai.says({
      ...{ mends: true, reason: '', title: 'Bind the memo', explanation: 'It goes apart.' },
      edits: [
        {
          file: 'src/statements/search.ts',
          find: '  return db.query("select * from s where memo = " + memo);',
          replace: '  return db.query("select * from s where memo = $1", [memo]);',
        },
      ],
    });
    const finding: ReportFinding = {
      ...{ ruleId: 'sqli', title: 'SQL built from input', severity: 'high', category: 'sast' },
      location: { path: 'src/statements/search.ts', startLine: 3 },
      pointer: '/0',
    };
    const outcome = await composeRemediation(
      finding,
      { source: 'ai' },
      {
        readFile: read,
        listFiles: list,
        ai: {
          service: {
            ...{ type: 'openai', baseUrl: 'https://ai.acme.example/v1/', deployment: 'fixer' },
            ...{ version: null, apiKey: 'sk-organisation' },
          },
          ...{ meter: freeMeter, deep: false, secrets: [] },
        },
        outgoing: createInternet([ai]),
        signal: new AbortController().signal,
        progress: () => Promise.resolve(),
      },
    );
    const sent = JSON.stringify(ai.conversations);
    expect(sent).toContain('src/api/show.ts');
    expect(sent).toContain('for reading only');
    expect(sent).toContain('return find(request.query.memo, token);');
    expect(sent).not.toContain('export function other');
    expect(sent).not.toContain(key);
    expect(sent).toContain('PARAPET_HIDDEN_1');
    expect(outcome).toMatchObject({ made: { codeDiff: expect.stringContaining('$1') as string } });
  });
});
