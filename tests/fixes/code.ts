// Fixes from reports: SARIF, Semgrep, ESLint.
import { eslintReport, sarifReport, semgrepReport } from './reports.ts';
import type { Fix } from './run-fix.ts';

const before =
  'import yaml\n\ndef read(y):\n    return yaml.load(y)\n\ndef other(y):\n    return 1\n';
const after = (prefix = '') =>
  `${prefix}import yaml\n\ndef read(y):\n    return yaml.‹load→safe_load›(y)\n\ndef other(y):\n    return 1\n`;
const call = { line: 4, column: 17, endLine: 4, endColumn: 21, by: 'safe_load' };
const quote = '    return yaml.load(y)';
const line = (by: string, at = 4) => ({ line: at, by });
const latin = Buffer.from('# Grüße\nimport yaml\nyaml.load(y)\n', 'latin1');

const bytes = (text: string) => text.replaceAll('\n', '\r\n');

const sarif: readonly Fix[] = [
  {
    name: 'a place of the scanned commit',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'app.py': after() },
  },
  {
    name: 'code that has moved down',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'app.py': after('# one\n# two\n') },
  },
  {
    name: 'code that has moved up',
    report: sarifReport('app.py', [{ ...call, line: 6, endLine: 6 }]),
    scanned: { 'app.py': `# one\n# two\n${before}` },
    files: { 'app.py': after() },
  },
  {
    name: 'code that has moved, with another change elsewhere',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'app.py': `${after('# one\n')}# end\n` },
  },
  {
    name: 'code whose surroundings have changed',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'app.py': before.replace('def other(y)', 'def another(y)') },
    refused: 'fix_differs',
  },
  {
    name: 'code that has changed since',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'app.py': before.replace('yaml.load(y)', 'get_secret()') },
    refused: 'fix_differs',
  },
  {
    name: 'code that is gone',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'app.py': 'import json\n' },
    refused: 'fix_differs',
  },
  {
    name: 'a file that is gone',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'other.py': before },
    refused: 'file_missing',
  },
  {
    name: 'replaced text that nobody knows',
    report: sarifReport('app.py', [call]),
    files: { 'app.py': before },
    refused: 'fix_unplaced',
  },
  {
    name: 'a commit that the host does not have',
    report: sarifReport('app.py', [call]),
    scanned: {},
    files: { 'app.py': before },
    refused: 'fix_unplaced',
  },
  {
    name: 'a quote, without a commit',
    report: sarifReport('app.py', [call], { quote }),
    files: { 'app.py': after() },
  },
  {
    name: 'a quote of code that has moved',
    report: sarifReport('app.py', [call], { quote }),
    files: { 'app.py': after('# one\n') },
  },
  {
    name: 'a quote that is there twice, elsewhere',
    report: sarifReport('app.py', [call], { quote }),
    files: { 'app.py': `# one\n${before}\ndef again(y):\n    return yaml.load(y)\n` },
    refused: 'fix_differs',
  },
  {
    name: 'a quote of half of it',
    report: sarifReport('app.py', [call, line('# gone', 7)], { quote }),
    files: { 'app.py': before },
    refused: 'fix_unplaced',
  },
  {
    name: 'a whole line',
    report: sarifReport('app.py', [line('    return yaml.safe_load(y)')]),
    scanned: { 'app.py': before },
    files: { 'app.py': after() },
  },
  {
    name: 'a whole line that brings its line break',
    report: sarifReport('app.py', [line('    return yaml.safe_load(y)\n')]),
    scanned: { 'app.py': before },
    files: { 'app.py': after() },
  },
  {
    name: 'several lines',
    report: sarifReport('app.py', [{ line: 6, endLine: 7, by: 'def other(y):\n    return 2' }]),
    scanned: { 'app.py': before },
    files: { 'app.py': before.replace('return 1', 'return ‹1→2›') },
  },
  {
    name: 'an insertion',
    report: sarifReport('app.py', [
      { line: 1, column: 1, endLine: 1, endColumn: 1, by: 'import os\n' },
    ]),
    scanned: { 'app.py': before },
    files: { 'app.py': `‹→import os\n›${before}` },
  },
  {
    name: 'a deletion',
    report: sarifReport('app.py', [{ line: 2, column: 1, endLine: 3, endColumn: 1, by: '' }]),
    scanned: { 'app.py': before },
    files: { 'app.py': before.replace('yaml\n\n', 'yaml\n‹\n→›') },
  },
  {
    name: 'two places of a file',
    report: sarifReport('app.py', [
      call,
      { line: 7, column: 12, endLine: 7, endColumn: 13, by: '2' },
    ]),
    scanned: { 'app.py': before },
    files: { 'app.py': after().replace('return 1', 'return ‹1→2›') },
  },
  {
    name: 'two places that overlap',
    report: sarifReport('app.py', [call, { ...call, column: 18 }]),
    scanned: { 'app.py': before },
    files: { 'app.py': before },
    refused: 'fix_differs',
  },
  {
    name: 'two files',
    report: sarifReport('a.py', [call], { files: ['a.py', 'lib/b.py'] }),
    scanned: { 'a.py': before, 'lib/b.py': before },
    files: { 'a.py': after(), 'lib/b.py': after('# moved\n') },
  },
  {
    name: 'two files, one of which has changed',
    report: sarifReport('a.py', [call], { files: ['a.py', 'b.py'] }),
    scanned: { 'a.py': before, 'b.py': before },
    files: { 'a.py': before, 'b.py': 'x = 1\n' },
    refused: 'fix_differs',
  },
  {
    name: 'a line after the end',
    report: sarifReport('app.py', [{ ...call, line: 400, endLine: 400 }]),
    scanned: { 'app.py': before },
    files: { 'app.py': before },
    refused: 'fix_differs',
  },
  {
    name: 'CRLF',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': bytes(before) },
    files: { 'app.py': bytes(after()) },
  },
  {
    name: 'CRLF, of a whole line',
    report: sarifReport('app.py', [line('    return yaml.safe_load(y)\n')]),
    scanned: { 'app.py': bytes(before) },
    files: { 'app.py': bytes(after()) },
  },
  {
    name: 'CRLF, with lines that the report breaks by LF',
    report: sarifReport('app.py', [
      { line: 6, column: 1, endLine: 7, endColumn: 13, by: 'def other(y):\n    return 2' },
    ]),
    scanned: { 'app.py': bytes(before) },
    files: { 'app.py': bytes(before.replace('return 1', 'return ‹1→2›')) },
  },
  {
    name: 'CRLF, where the quote has LF',
    report: sarifReport('app.py', [call], { quote }),
    files: { 'app.py': bytes(after('# one\n')) },
  },
  {
    name: 'a byte order mark',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': `\uFEFF${before}` },
    files: { 'app.py': after('\uFEFF') },
  },
  {
    name: 'a byte order mark in the line of the fix',
    report: sarifReport('a.js', [{ line: 1, column: 1, endLine: 1, endColumn: 4, by: 'const' }]),
    scanned: { 'a.js': '\uFEFFvar a = 1;\n' },
    files: { 'a.js': '\uFEFF‹var→const› a = 1;\n' },
  },
  {
    name: 'a byte order mark before a whole line',
    report: sarifReport('a.js', [line('const a = 1;', 1)]),
    scanned: { 'a.js': '\uFEFFvar a = 1;\n' },
    files: { 'a.js': '\uFEFF‹var→const› a = 1;\n' },
  },
  {
    name: 'Latin-1',
    report: sarifReport('app.py', [
      { line: 3, column: 6, endLine: 3, endColumn: 10, by: 'safe_load' },
    ]),
    scanned: { 'app.py': '# Grüße\nimport yaml\nyaml.load(y)\n' },
    files: { 'app.py': latin },
    refused: 'not_text',
  },
  {
    name: 'UTF-16',
    report: sarifReport('app.py', [call]),
    scanned: { 'app.py': before },
    files: { 'app.py': Buffer.from(`\uFEFF${before}`, 'utf16le') },
    refused: 'not_text',
  },
  {
    name: 'tabs',
    report: sarifReport('a.go', [{ line: 3, column: 3, endLine: 3, endColumn: 6, by: 'safe' }]),
    scanned: { 'a.go': 'package a\nfunc f() {\n\t\tbad()\n}\n' },
    files: { 'a.go': 'package a\nfunc f() {\n\t\t‹bad→safe›()\n}\n' },
  },
  {
    name: 'emoji, in columns of UTF-16',
    report: sarifReport('a.js', [{ line: 1, column: 13, endLine: 1, endColumn: 17, by: 'safe' }], {
      columnKind: 'utf16CodeUnits',
    }),
    scanned: { 'a.js': 'log("🦊🐛", eval(x));\n' },
    files: { 'a.js': 'log("🦊🐛", ‹eval→safe›(x));\n' },
  },
  {
    name: 'emoji, in columns of code points',
    report: sarifReport('a.js', [{ line: 1, column: 11, endLine: 1, endColumn: 15, by: 'safe' }], {
      columnKind: 'unicodeCodePoints',
    }),
    scanned: { 'a.js': 'log("🦊🐛", eval(x));\n' },
    files: { 'a.js': 'log("🦊🐛", ‹eval→safe›(x));\n' },
  },
  {
    name: 'emoji, in columns of code points, by a quote',
    report: sarifReport('a.js', [{ line: 1, column: 11, endLine: 1, endColumn: 15, by: 'safe' }], {
      columnKind: 'unicodeCodePoints',
      quote: 'log("🦊🐛", eval(x));',
    }),
    files: { 'a.js': '// moved\nlog("🦊🐛", ‹eval→safe›(x));\n' },
  },
  {
    name: 'umlauts and blanks in the path',
    report: sarifReport('src/Gr%C3%BC%C3%9Fe%20alle/app.py', [call]),
    scanned: { 'src/Grüße alle/app.py': before },
    files: { 'src/Grüße alle/app.py': after() },
  },
  {
    name: 'no line break at the end',
    report: sarifReport('a.js', [{ line: 1, column: 1, endLine: 1, endColumn: 4, by: 'let' }]),
    scanned: { 'a.js': 'var a = 1;' },
    files: { 'a.js': '‹var→let› a = 1;' },
  },
  {
    name: 'a file that would no longer parse',
    report: sarifReport('app.py', [{ ...call, by: 'safe_load((((' }]),
    scanned: { 'app.py': before },
    files: { 'app.py': before },
    refused: 'fix_breaks_file',
  },
  ...[
    ['Dockerfile', 'FROM node:18', 'FROM node:'],
    ['requirements.txt', 'flask==2.0', 'flask=='],
    ['go.mod', 'module a', 'module a v1'],
    ['build.gradle', "apply plugin: 'java'", "apply plugin: 'java"],
  ].map(([file = '', line = '', by = '']) => ({
    name: `a ${file} that would no longer parse`,
    report: sarifReport(file, [{ line: 1, column: 1, endLine: 1, endColumn: line.length + 1, by }]),
    scanned: { [file]: `${line}\n` },
    files: { [file]: `${line}\n` },
    refused: 'fix_breaks_file',
  })),
  {
    name: 'a language without a parser',
    report: sarifReport('main.tf', [
      { line: 2, column: 12, endLine: 2, endColumn: 16, by: 'false' },
    ]),
    scanned: { 'main.tf': 'resource "a" "b" {\n  public = true\n}\n' },
    files: { 'main.tf': 'resource "a" "b" {\n  public = ‹true→false›\n}\n' },
  },
];

const python = 'import yaml\nx = yaml.load(y)\n';
const semgrep: readonly Fix[] = [
  {
    name: 'a call',
    report: semgrepReport('app.py', {
      start: { line: 2, col: 5 },
      end: { line: 2, col: 17 },
      fix: 'yaml.safe_load(y)',
      lines: 'x = yaml.load(y)',
    }),
    files: { 'app.py': 'import yaml\nx = yaml.‹load→safe_load›(y)\n' },
  },
  {
    name: 'a call that has moved',
    report: semgrepReport('app.py', {
      start: { line: 2, col: 5 },
      end: { line: 2, col: 17 },
      fix: 'yaml.safe_load(y)',
      lines: 'x = yaml.load(y)',
    }),
    files: { 'app.py': '# one\n# two\nimport yaml\nx = yaml.‹load→safe_load›(y)\n' },
  },
  {
    name: 'a path that begins with a dot, and an indented line',
    report: semgrepReport('./src/app.py', {
      start: { line: 3, col: 9 },
      end: { line: 3, col: 21 },
      fix: 'yaml.safe_load(y)',
      lines: '    x = yaml.load(y)',
    }),
    files: { 'src/app.py': '# one\nimport yaml\ndef f(y):\n    x = yaml.‹load→safe_load›(y)\n' },
  },
  {
    name: 'lines that Semgrep hides without a login, at the scanned commit',
    report: semgrepReport('app.py', {
      start: { line: 2, col: 5 },
      end: { line: 2, col: 17 },
      fix: 'yaml.safe_load(y)',
      lines: 'requires login',
    }),
    scanned: { 'app.py': python },
    files: { 'app.py': '# one\nimport yaml\nx = yaml.‹load→safe_load›(y)\n' },
  },
  {
    name: 'lines that Semgrep hides without a login, without a commit',
    report: semgrepReport('app.py', {
      start: { line: 2, col: 5 },
      end: { line: 2, col: 17 },
      fix: 'yaml.safe_load(y)',
      lines: 'requires login',
    }),
    files: { 'app.py': python },
    refused: 'fix_unplaced',
  },
  {
    name: 'several lines',
    report: semgrepReport('a.py', {
      start: { line: 2, col: 1 },
      end: { line: 4, col: 2 },
      fix: 'run(\n  ["ls"],\n)',
      lines: 'run(\n  "ls",\n)',
    }),
    files: { 'a.py': 'import x\nrun(\n  ‹"ls"→["ls"]›,\n)\n' },
  },
  {
    name: 'an empty fix removes the code',
    report: semgrepReport('a.js', {
      start: { line: 2, col: 1 },
      end: { line: 2, col: 10 },
      fix: '',
      lines: 'debugger;',
    }),
    files: { 'a.js': 'a();\n‹debugger;→›\nb();\n' },
  },
  {
    name: 'code that has changed since',
    report: semgrepReport('app.py', {
      start: { line: 2, col: 5 },
      end: { line: 2, col: 17 },
      fix: 'yaml.safe_load(y)',
      lines: 'x = yaml.load(y)',
    }),
    files: { 'app.py': 'import yaml\nx = json.loads(y)\n' },
    refused: 'fix_differs',
  },
];

const script = 'const a = 1;\nconst b = eval(a);\nexport default b;\n';
const range = [23, 30] as const;
const eslint: readonly Fix[] = [
  {
    name: 'an expression',
    report: eslintReport('a.js', script, { range, text: 'run(a)' }),
    files: { 'a.js': script.replace('eval(a)', '‹eval(a)→run(a)›') },
  },
  {
    name: 'an expression after blank lines, in the folder of a pipeline',
    report: eslintReport('/home/runner/work/app/app/src/a.js', `\n\n${script}`, {
      range: [25, 32],
      text: 'run(a)',
    }),
    files: { 'src/a.js': `\n\n${script.replace('eval(a)', '‹eval(a)→run(a)›')}` },
  },
  {
    name: 'an expression that has moved',
    report: eslintReport('a.js', script, { range, text: 'run(a)' }),
    files: { 'a.js': `// one\n${script.replace('eval(a)', '‹eval(a)→run(a)›')}` },
  },
  {
    name: 'emoji before it',
    report: eslintReport('a.js', 'log("🦊🐛", eval(x));\n', { range: [12, 16], text: 'safe' }),
    files: { 'a.js': 'log("🦊🐛", ‹eval→safe›(x));\n' },
  },
  {
    name: 'a byte order mark, which ESLint does not count',
    report: eslintReport('a.js', 'var a = 1;\n', { range: [0, 3], text: 'let' }),
    files: { 'a.js': '\uFEFF‹var→let› a = 1;\n' },
  },
  {
    name: 'CRLF',
    report: eslintReport('a.js', 'a();\r\neval(b);\r\n', { range: [6, 10], text: 'safe' }),
    files: { 'a.js': 'a();\r\n‹eval→safe›(b);\r\n' },
  },
  {
    name: 'several lines',
    report: eslintReport('a.js', 'if (a) {\n  eval(b);\n}\nc();\n', {
      range: [0, 21],
      text: 'b();',
    }),
    scanned: { 'a.js': 'if (a) {\n  eval(b);\n}\nc();\n' },
    files: { 'a.js': '‹if (a) {\n  eval(b);\n}→b();›\nc();\n' },
  },
  {
    name: 'a report without the source: nobody knows what it replaces',
    report: eslintReport('a.js', script, { range, text: 'run(a)', isSourceGiven: false }),
    files: { 'a.js': script },
    refused: 'nothing_known',
  },
  {
    name: 'code that has changed since',
    report: eslintReport('a.js', script, { range, text: 'run(a)' }),
    files: { 'a.js': script.replace('eval(a)', 'parse(a)') },
    refused: 'fix_differs',
  },
];

export const codeFixes = { SARIF: sarif, Semgrep: semgrep, ESLint: eslint };
