import { expect, it } from 'vitest';
import { toCsv } from './chart-export';

it('writes heads and rows, quoting where needed', () => {
  expect(
    toCsv({
      columns: ['Week', 'Critical, high'],
      rows: [
        ['1 "Sep"', 1204],
        ['two\nlines', -4],
      ],
    }),
  ).toBe('Week,"Critical, high"\r\n"1 ""Sep""",1204\r\n"two\nlines",-4\r\n');
});

it('does not let a text become a formula', () => {
  expect(toCsv({ columns: ['Name'], rows: [['=HYPERLINK("http://x")'], ['@sum'], ['+1']] })).toBe(
    'Name\r\n"\'=HYPERLINK(""http://x"")"\r\n\'@sum\r\n\'+1\r\n',
  );
});
