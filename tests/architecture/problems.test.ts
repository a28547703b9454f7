import { expect, it } from 'vitest';
import { filesBelow, textOf } from '../support/tree/files.ts';

/** What they say names a thing each time: no sentence stands for it in general. */
const saidByTheServerAlone = ['conflict', 'domain_lookup_failed', 'forbidden_address', 'internal_error', 'invalid', 'invalid_filter', 'invalid_request', 'nothing_known'];

it('has words in every language for each code of the server that means one thing', () => {
  const codes = new Set(filesBelow('server', /(?<!\.test)\.ts$/).flatMap((file) => [...textOf(file).matchAll(/new Problem\(\d+, '(\w+)'/g)].map(([, code = '']) => code)));
  const worded = [...textOf('src/shared/api/problem-words.ts').matchAll(/id: 'problem\.(\w+)'/g)].map(([, code = '']) => code);
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !saidByTheServerAlone.includes(code)).sort()).toEqual(worded.sort());
});

it('has words in every language for each thing that can be wrong with a field, with the same blanks', () => {
  const entries = (file: string, pattern: RegExp) => [...textOf(file).matchAll(pattern)].map(([, type = '', sentence = '']) => `${type}: ${sentence}`).sort();
  const said = entries('server/http/field-faults.ts', /^ {2}(\w+): '((?:[^'\\]|\\.)*)',$/gm);
  const worded = entries('src/shared/api/field-words.ts', /id: 'field\.(\w+)', message: '((?:[^'\\]|\\.)*)'/g);
  expect(said.length).toBeGreaterThan(50);
  expect(worded).toEqual(said);
  const spanish = textOf('src/shared/i18n/locales/es.po');
  const translated = [...spanish.matchAll(/msgid "field\.(\w+)"\nmsgstr "(.+)"/g)].map(([, type = '', sentence = '']) => [type, sentence] as const);
  const blanks = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort().join(' ');
  expect(translated.map(([type, sentence]) => `${type} ${blanks(sentence)}`).sort()).toEqual(said.map((entry) => `${entry.split(':')[0] ?? ''} ${blanks(entry)}`).sort());
});
