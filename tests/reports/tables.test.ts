/** The same table as spreadsheets, portals and other locales save it. */
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const rows = [
  ['Plugin ID', 'CVE', 'Risk', 'Host', 'Port', 'Name', 'Description'],
  [
    '91505',
    'CVE-2019-10208',
    'High',
    'db.example.org',
    '5432',
    'PostgreSQL too old',
    'Line one\nline two',
  ],
];
const quoted = (text: string): string =>
  /[\n",;\t|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const table = (delimiter: string, end = '\r\n', header = (name: string): string => name): string =>
  rows
    .map((cells, index) =>
      cells.map((text) => quoted(index === 0 ? header(text) : text)).join(delimiter),
    )
    .join(end) + end;
const utf16 = (text: string, mark: boolean): Buffer =>
  Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');

describe('tables', () => {
  it.each<[string, string | Uint8Array]>([
    ['commas', table(',')],
    ['semicolons', table(';', '\n')],
    ['tabs', table('\t')],
    ['bars', table('|', '\n')],
    ['line ends of an old Mac', table(',', '\r')],
    ['a byte order mark', `\ufeff${table(',')}`],
    ['a word on the delimiter', `sep=;\r\n${table(';')}`],
    ['UTF-16 with a mark', utf16(table('\t'), true)],
    ['UTF-16 without one', utf16(table(','), false)],
    [
      'names in capitals and with spaces around',
      table(',', '\n', (name) => ` ${name.toUpperCase()} `),
    ],
    [
      'every cell quoted',
      rows.map((cells) => cells.map((text) => `"${text}"`).join(',')).join('\n'),
    ],
    ['empty lines at the end', `${table(',')}\r\n\r\n`],
    ['commas too many', table(',').replaceAll('\r\n', ',,\r\n')],
  ])('with %s', async (_, content) => {
    const { findings, error, items } = await readBytesAs(content);
    expect(error).toBeUndefined();
    expect(items[0]).toMatchObject({ format: 'nessus-csv' });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      ruleId: '91505',
      severity: 'high',
      vulnerabilityIds: ['CVE-2019-10208'],
      endpoint: 'db.example.org:5432',
    });
    expect(findings[0]?.description).toMatch(/Line one\s+line two/);
  });

  it('with an unknown word for the severity keeps the word and is info', async () => {
    const { findings } = await readBytesAs(table(',').replace('High', 'Spooky'));
    expect(findings[0]).toMatchObject({ severity: 'info', severityRaw: 'Spooky' });
  });
});

describe('a table of findings that says how each one stands', () => {
  const read = async (column: string, value: string): Promise<unknown[]> =>
    (
      await readBytesAs(
        `Title,Severity,Description,${column}\nKey in the code,High,It is there.,${value}\n`,
      )
    ).findings.map(({ suppression }) => suppression?.kind ?? 'open');

  it.each([
    ['Status', 'Open', ['open']],
    ['Status', 'Active', ['open']],
    ['Active', 'TRUE', ['open']],
    ['is_mitigated', 'False', ['open']],
    ['Status', 'Closed', []],
    ['Status', 'fixed', []],
    ['State', 'Resolved', []],
    ['Status', 'Mitigated', []],
    ['is_mitigated', 'true', []],
    ['Mitigated', '2026-01-02', []],
    ['Status', 'False Positive', ['false positive']],
    ['Status', "Won't fix", ["won't fix"]],
    ['FalsePositive', 'TRUE', ['false positive']],
    ['Active', 'FALSE', ['inactive']],
  ])('%s %s', async (column, value, expected) => {
    expect(await read(column, value)).toEqual(expected);
  });

  it('and its JSON says the same', async () => {
    const { findings } = await readBytesAs(
      JSON.stringify({
        findings: [
          {},
          { active: true },
          { active: false },
          { is_mitigated: true },
          { false_p: true },
          { status: 'closed' },
        ].map((state, index) => ({
          title: `Key ${index}`,
          severity: 'High',
          description: 'It is there.',
          ...state,
        })),
      }),
    );
    expect(findings.map(({ title, suppression }) => [title, suppression?.kind])).toEqual([
      ['Key 0', undefined],
      ['Key 1', undefined],
      ['Key 2', 'inactive'],
      ['Key 4', 'false positive'],
    ]);
  });
});
