/** Conftest's console output: a line per message, and the number of tests. */
import { says } from '../../clean-text.ts';
import { type Entry, notLookedAt, skippedCheck } from '../../entries.ts';
import { textFormat, type TextEntry } from '../../format.ts';
import { consoleLines, isDocumentation, matchesLines } from '../../parsers/console-output.ts';

const summary = /^\d+ tests?, \d+ passed, \d+ warnings?, \d+ failures?\b/;

/** `FAIL - file - namespace - message`. Versions before 0.19 omit the namespace. */
function entryOf(line: string): Entry | undefined {
  const [word, file = '', ...rest] = line.split(' - ');
  const [namespace, ...message] =
    rest.length > 1 && /^\S+$/.test(rest[0] ?? '') ? rest : ['', ...rest];
  const text = message.join(' - ');
  // Standard input has no file name.
  const path = file.startsWith('-') ? undefined : file;
  if (text === '') return undefined;
  if (word === '?') return notLookedAt({ file: path });
  if (word === 'EXCP') return skippedCheck({ file: path });
  return word !== 'FAIL' && word !== 'WARN'
    ? undefined
    : {
        ruleId: text,
        title: text,
        severity: word === 'FAIL' ? 'high' : 'medium',
        location: { path },
        tags: [namespace === '' ? undefined : namespace],
      };
}

export const conftestText = textFormat({
  id: 'conftest-text',
  tool: 'Conftest',
  category: 'iac',
  docsUrl: 'https://www.conftest.dev/options/#-output',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) && matchesLines(text, summary) ? 0.95 : 0,
  run: (text) => ({ incomplete: matchesLines(text, /^0 tests, /) && 'nothing_scanned' }),
  clean: says('0 failures', /^\d+ tests?, \d+ passed, 0 warnings, 0 failures, 0 exceptions\b/),
  map: (text): TextEntry[] =>
    consoleLines(text).flatMap((line, index) => {
      const finding = entryOf(line);
      return finding === undefined ? [] : [{ pointer: `line ${index + 1}`, finding }];
    }),
});
