import { describe, expect, it } from 'vitest';
import { createMask, type Secret } from './mask.ts';

const file = (text: string, firstLine = 1) => ({ path: 'src/a.ts', text, firstLine });
const at = (place: Partial<NonNullable<Secret['location']>>): Secret => ({
  category: 'secret',
  location: { path: 'src/a.ts', ...place },
});

describe('secrets by their form', () => {
  const letters = (count: number) => 'aB3'.repeat(count).slice(0, count);
  it.each([
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----', 'PARAPET_HIDDEN_1'],
    ['-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', 'PARAPET_HIDDEN_1'],
    [`AKIA${'A1'.repeat(8)}`, 'PARAPET_HIDDEN_1'],
    [`ASIA${'A1'.repeat(8)}`, 'PARAPET_HIDDEN_1'],
    [`ghp_${letters(30)}`, 'PARAPET_HIDDEN_1'],
    [`github_pat_${letters(30)}`, 'PARAPET_HIDDEN_1'],
    [`glpat-${letters(20)}`, 'PARAPET_HIDDEN_1'],
    [`xoxb-${letters(10)}`, 'PARAPET_HIDDEN_1'],
    [`sk-${letters(20)}`, 'PARAPET_HIDDEN_1'],
    [`rk_live_${letters(16)}`, 'PARAPET_HIDDEN_1'],
    [`AIza${letters(35)}`, 'PARAPET_HIDDEN_1'],
    [`npm_${letters(36)}`, 'PARAPET_HIDDEN_1'],
    [`SG.${letters(16)}.${letters(16)}`, 'PARAPET_HIDDEN_1'],
    [`eyJ${letters(10)}.eyJ${letters(10)}.${letters(10)}`, 'PARAPET_HIDDEN_1'],
    ['https://me:letmein@host/', 'https://me:PARAPET_HIDDEN_1@host/'],
    ['https://me:short@host/', 'https://me:PARAPET_HIDDEN_1@host/'],
    ['db_password = "hunter2hunter2"', 'db_password = "PARAPET_HIDDEN_1"'],
    ["API_KEY: 'abcdefgh'", "API_KEY: 'PARAPET_HIDDEN_1'"],
    ['{"secretName": "abcdefgh"}', '{"secretName": "PARAPET_HIDDEN_1"}'],
    ['password = "short"', 'password = "PARAPET_HIDDEN_1"'],
    ['password = "abc"', 'password = "abc"'],
    ['keyboard = "abcdefghij"', 'keyboard = "abcdefghij"'],
    [`AKIA${'A1'.repeat(7)}`, `AKIA${'A1'.repeat(7)}`],
  ])('case %#', (text, hidden) => {
    const mask = createMask([file(text)], []);
    expect(mask.hide(text)).toBe(hidden);
    expect(mask.show(hidden)).toBe(text);
  });

  it('are hidden for good where no given file holds them', () => {
    const text = `key AKIA${'A1'.repeat(8)} again AKIA${'B2'.repeat(8)}`;
    expect(createMask([], []).hide(text)).toBe('key PARAPET_HIDDEN again PARAPET_HIDDEN');
  });
});

describe('secrets that findings point at', () => {
  const text = 'before();\nconst key = "correct horse";\nlogin(`battery staple`, c0rrecthorse99);';

  it('are what stands between the columns', () => {
    const mask = createMask([file(text)], [at({ startLine: 2, startColumn: 14, endColumn: 27 })]);
    expect(mask.hide(text)).toBe(text.replace('correct horse', 'PARAPET_HIDDEN_1'));
  });

  it.each([
    ['exactly', 6, 12],
    ['with a blank on either side', 5, 13],
  ])('need no quotes between columns that fit %s', (_, startColumn, endColumn) => {
    const mask = createMask(
      [file('send abcdef now')],
      [at({ startLine: 1, startColumn, endColumn })],
    );
    expect(mask.hide('send abcdef now')).toBe('send PARAPET_HIDDEN_1 now');
  });

  it('are counted from the first line of a part of the file', () => {
    const place = { startLine: 42, startColumn: 14, endColumn: 27 };
    const mask = createMask([file(text, 41)], [at(place)]);
    expect(mask.hide(text)).toBe(text.replace('correct horse', 'PARAPET_HIDDEN_1'));
  });

  it.each([
    ['no columns', { startLine: 2 }],
    ['a start column alone', { startLine: 2, startColumn: 3 }],
    ['an end column alone', { startLine: 2, endColumn: 3 }],
    ['columns too close for a secret', { startLine: 2, startColumn: 3, endColumn: 8 }],
  ])('are what is quoted, with %s', (_, place) => {
    expect(createMask([file(text)], [at(place)]).hide(text)).toBe(
      text.replace('correct horse', 'PARAPET_HIDDEN_1'),
    );
  });

  it('are what is quoted or long on several lines', () => {
    const mask = createMask(
      [file(text)],
      [at({ startLine: 2, endLine: 3, startColumn: 1, endColumn: 60 })],
    );
    expect(mask.hide(text)).toBe(
      'before();\nconst key = "PARAPET_HIDDEN_3";\nlogin(`PARAPET_HIDDEN_1`, PARAPET_HIDDEN_2);',
    );
  });

  it.each<[string, Secret]>([
    ['of another file', { category: 'secret', location: { path: 'src/b.ts', startLine: 2 } }],
    ['of another category', { category: 'sast', location: { path: 'src/a.ts', startLine: 2 } }],
    ['without a line', at({})],
    ['without a place', { category: 'secret' }],
    ['of a line without a secret', at({ startLine: 1 })],
  ])('are not learnt from a finding %s', (_, secret) => {
    expect(createMask([file(text)], [secret]).hide(text)).toBe(text);
  });
});

describe('placeholders', () => {
  it('stand for the longest secret first, and are put back', () => {
    const text = 'token: "abcdefgh"; secret: "abcdefghij"; password: "$&$1$$$$"';
    const mask = createMask([file(text)], []);
    const hidden = mask.hide(text);
    expect(hidden).toBe(
      'token: "PARAPET_HIDDEN_2"; secret: "PARAPET_HIDDEN_1"; password: "PARAPET_HIDDEN_3"',
    );
    expect(mask.show(hidden)).toBe(text);
  });

  it('keep their numbers apart from ten on', () => {
    const text = Array.from(
      { length: 11 },
      (_, i) => `token: "${String(i).repeat(i < 10 ? 8 : 5)}"`,
    ).join('\n');
    const mask = createMask([file(text)], []);
    expect(mask.show(mask.hide(text))).toBe(text);
  });

  it('are found once each', () => {
    const mask = createMask([], []);
    expect(mask.placeholders('PARAPET_HIDDEN_12 PARAPET_HIDDEN PARAPET_HIDDEN_12')).toEqual([
      'PARAPET_HIDDEN_12',
      'PARAPET_HIDDEN',
    ]);
    expect(mask.placeholders('none')).toEqual([]);
  });
});
