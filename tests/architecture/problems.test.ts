import { expect, it } from 'vitest';
import { problemExplanations } from '../../server/platform/http/problem-explanations.ts';
import { filesBelow, textOf } from '../support/tree/files.ts';
import { constructions, messageEntries, textEntries } from '../support/tree/syntax.ts';

/** Their details are entries, each with a code. */
const ofEntries = ['invalid', 'invalid_filter', 'invalid_request'];

const sentencesIn = (file: string) => new Map(textEntries(file));
/** Includes placeholders with plural forms: `{count, plural, …}`. */
const blanksOf = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name))].sort().join(' ');

it('has words in every language for each code of the server that means one thing, with the same blanks', () => {
  const codes = filesBelow('server', /(?<!\.test)\.ts$/).flatMap((file) =>
    constructions(file, 'Problem').flatMap(([, code = '']) =>
      /^'\w+'$/.test(code) ? [code.slice(1, -1)] : [],
    ),
  );
  const refusals = sentencesIn('server/platform/http/problem-codes.ts');
  const ofFindings = sentencesIn('src/shared/rules/finding-can.ts');
  const written = new Map([
    ...codes.filter((code) => !ofEntries.includes(code)).map((code) => [code, ''] as const),
    ...ofFindings,
    ...refusals,
  ]);
  expect(refusals.size).toBeGreaterThan(25);
  const blanks = (entries: Iterable<readonly [string, string]>) =>
    [...entries].map(([code, sentence]) => `${code} ${blanksOf(sentence)}`).sort();
  const worded = [
    'problem-messages.ts',
    'service-problem-messages.ts',
    'organization-problem-messages.ts',
    'finding-problem-messages.ts',
    'fix-problem-messages.ts',
  ].flatMap((file) => messageEntries(`src/shared/api/${file}`, 'problem.'));
  expect(blanks(worded)).toEqual(blanks(written));
  const spanish = [
    ...textOf('src/shared/i18n/locales/es.po').matchAll(
      /msgid "problem\.(\w+)"\nmsgstr ((?:"(?:.*)"\n?)+)/g,
    ),
  ].map(([, code = '', sentence = '']) => [code, sentence] as const);
  expect(blanks(spanish)).toEqual(blanks(written));
});

it('explains each code on the page that the type of the problem opens', () => {
  const codes = filesBelow('server', /(?<!\.test)\.ts$/).flatMap((file) =>
    constructions(file, 'Problem').flatMap(([, code = '']) =>
      /^'\w+'$/.test(code) ? [code.slice(1, -1)] : [],
    ),
  );
  expect(codes.filter((code) => !problemExplanations.has(code))).toEqual([]);
});

/** By the English text, which is the key in the catalog. */
const spanishOf = new Map(
  [
    ...textOf('src/shared/i18n/locales/es.po').matchAll(
      /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm,
    ),
  ].map(([, english = '', spanish = '']) => [joined(english), joined(spanish)]),
);
function joined(lines: string): string {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join(''); // quoted like JSON
}

it('gives each entry of a request that is not right a word', () => {
  const details = filesBelow('server', /(?<!\.test)\.ts$/).flatMap((file) =>
    constructions(file, 'Problem').flatMap(([, code = '', detail = '']) =>
      ofEntries.includes(code.slice(1, -1)) ? [detail] : [],
    ),
  );
  expect(details.length).toBeGreaterThan(10);
  expect(details.filter((detail) => !/^(?:\[|(?:detail|errors)\b)/.test(detail))).toEqual([]);
});

it.each([
  [
    'to leave a result out',
    'server/report-formats/skipped-result.ts',
    'src/pages/scan-result/model/skipped-result-messages.ts',
    12,
  ],
  [
    'to refuse a report',
    'server/report-formats/report-faults.ts',
    'src/entities/scan/model/report-fault-messages.ts',
    35,
  ],
])(
  'has words in every language for each reason %s, with the same blanks',
  (_, ofServer, ofApp, atLeast) => {
    const written = sentencesIn(ofServer);
    expect(written.size).toBeGreaterThan(atLeast);
    const blanks = [...written].map(([type, sentence]) => `${type} ${blanksOf(sentence)}`).sort();
    const worded = textEntries(ofApp);
    expect(worded.map(([type, sentence]) => `${type} ${blanksOf(sentence)}`).sort()).toEqual(
      blanks,
    );
    expect(
      worded
        .map(([type, sentence]) => `${type} ${blanksOf(spanishOf.get(sentence) ?? 'untranslated')}`)
        .sort(),
    ).toEqual(blanks);
    expect(worded.filter(([, sentence]) => (spanishOf.get(sentence) ?? '') === '')).toEqual([]);
  },
);

it('has words in every language for each thing that can be wrong with a field, with the same blanks', () => {
  const sorted = (entries: [string, string][]) =>
    entries.map(([type, sentence]) => `${type}: ${sentence}`).sort();
  const written = sorted(textEntries('src/shared/rules/field-errors.ts'));
  const worded = sorted(messageEntries('src/shared/api/field-messages.ts', 'field.'));
  expect(written.length).toBeGreaterThan(50);
  expect(worded).toEqual(written);
  const spanish = textOf('src/shared/i18n/locales/es.po');
  const translated = [...spanish.matchAll(/msgid "field\.(\w+)"\nmsgstr "(.+)"/g)].map(
    ([, type = '', sentence = '']) => [type, sentence] as const,
  );
  const blanks = (sentence: string) =>
    [...sentence.matchAll(/\{\w+\}/g)]
      .map(([blank]) => blank)
      .sort()
      .join(' ');
  expect(translated.map(([type, sentence]) => `${type} ${blanks(sentence)}`).sort()).toEqual(
    written.map((entry) => `${entry.split(':')[0] ?? ''} ${blanks(entry)}`).sort(),
  );
});
