// Fixes from an AI model; a test double provides the model's responses.
import type { AiAnswer } from '../support/server/hosts/ai.ts';
import { plainReport } from './reports.ts';
import type { Fix } from './run-fix.ts';

const source = [
  'import db from "./db.js";',
  '',
  'export const find = (memo) =>',
  '  db.query("select * from s where memo = " + memo);',
  '',
].join('\n');
const [bad, good] = [
  '  db.query("select * from s where memo = " + memo);',
  '  db.query("select * from s where memo = $1", [memo]);',
];
const marked = source.replace(bad, `‹${bad}→${good}›`);

const says = (edits: AiAnswer['edits'], more: Partial<AiAnswer> = {}): AiAnswer => ({
  mends: true,
  reason: '',
  title: 'Bind the memo',
  explanation: 'The value goes apart.',
  edits,
  ...more,
});
const edit = (find: string, replace: string, file = 's.js') => ({ file, find, replace });
const of = (name: string, ai: AiAnswer, files: Fix['files'], refused?: string): Fix => ({
  name,
  report: plainReport(Object.keys(files)[0] ?? '', 4),
  files,
  ai,
  ...(refused !== undefined && { refused }),
});

export const aiFixes: readonly Fix[] = [
  of('an edit', says([edit(bad, good)]), { 's.js': marked }),
  of('two edits', says([edit(bad, good), edit('(memo) =>', '(memo = "") =>')]), {
    's.js': marked.replace('(memo) =>', '‹(memo)→(memo = "")› =>'),
  }),
  of('an edit of a file with CRLF', says([edit(bad, good)]), {
    's.js': marked.replaceAll('\n', '\r\n'),
  }),
  of('an edit of a file with a byte order mark', says([edit(bad, good)]), {
    's.js': `\uFEFF${marked}`,
  }),
  of('an edit of a file with emoji', says([edit(bad, good)]), {
    's.js': `${marked}// 🦊 größer\n`,
  }),
  of('an edit that removes lines', says([edit('  log(x);\n', '')]), {
    's.js': 'a();\nif (b) {\n  c();\n‹  log(x);\n→›}\n',
  }),
  of(
    'code that is not there',
    says([edit('db.exec(memo)', good)]),
    { 's.js': source },
    'ai_does_not_fit',
  ),
  of('code that is there twice', says([edit('memo', 'm')]), { 's.js': source }, 'ai_does_not_fit'),
  of(
    'a file that was not given',
    says([edit(bad, good, 'other.js')]),
    { 's.js': source },
    'ai_does_not_fit',
  ),
  of(
    'a fix that breaks the file',
    says([edit(bad, '  db.query((((')]),
    { 's.js': source },
    'ai_does_not_fit',
  ),
  of(
    'a fix that starts a program',
    says([edit(bad, '  require("child_process").exec(memo);')]),
    { 's.js': source },
    'ai_does_not_fit',
  ),
  of(
    'a fix that silences the scanner',
    says([edit(bad, `${bad} // nosemgrep`)]),
    { 's.js': source },
    'ai_does_not_fit',
  ),
  of(
    'a model that has none',
    says([], { mends: false, reason: 'No.' }),
    { 's.js': source },
    'ai_declined',
  ),
];
