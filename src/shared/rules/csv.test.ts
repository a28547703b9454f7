import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv';

describe('csvCell', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['the "same"', '"the ""same"""'],
    ['two\nlines', '"two\nlines"'],
    ['carriage\rreturn', '"carriage\rreturn"'],
    ['windows\r\nlines', '"windows\r\nlines"'],
    ['', ''],
  ])('quotes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ])('keeps %j from running as a formula', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('leaves signs alone that do not begin the text', () => {
    expect(csvCell('a=b')).toBe('a=b');
    expect(csvCell(' =1')).toBe(' =1');
  });

  it('writes numbers and booleans as they are and nothing for a missing value', () => {
    expect([-4, 0, false, null, undefined].map(csvCell)).toEqual(['-4', '0', 'false', '', '']);
  });
});

it('ends each line with CRLF', () => {
  expect(csvLine(['Week', 1, null, 'a,b'])).toBe('Week,1,,"a,b"\r\n');
});
