/**
 * Reports with one part that is too large: the rest is read, and the part is reported with the
 * limit and its location.
 */
import { describe, expect, it } from 'vitest';
import { readBytesAs } from './reading.ts';

const limits = { maxResultBytes: 2000 };
const vast = 'x'.repeat(5000);
const head = 'title,severity,description\n';
const row = (title: string, description = 'b'): string => `${title},High,"${description}"\n`;

describe('a table', () => {
  const read = (content: string) => readBytesAs(content, {}, limits);

  it.each([
    ['in the middle', head + row('A') + row('B', vast) + row('C'), ['A', 'C'], ['row 3']],
    [
      'first and last',
      head + row('A', vast) + row('B') + row('C', vast),
      ['B'],
      ['row 2', 'row 4'],
    ],
    [
      'one after the other',
      head + row('A', vast) + row('B', vast) + row('C') + row('D'),
      ['C', 'D'],
      ['row 2', 'row 3'],
    ],
    [
      'of many lines, with quotes and separators',
      head + row('A', '"",\n'.repeat(1500)) + row('B', 'one ""quoted"",\nline'),
      ['B'],
      ['row 2'],
    ],
    [
      'after empty lines',
      `${head}\n\n${row('A')}\n${row('B', vast)}${row('C')}`,
      ['A', 'C'],
      ['row 3'],
    ],
    ['without a line end', head + row('A') + row('B', vast).trim(), ['A'], ['row 3']],
    [
      'after a word on the separator',
      `sep=,\n${head}${row('A', vast)}${row('B')}`,
      ['B'],
      ['row 3'],
    ],
    ['alone', head + row('A', vast), [], ['row 2']],
  ])('leaves out a row that is too large: %s', async (_, content, titles, places) => {
    const { findings, ignored, error } = await read(content);
    expect(error).toBeUndefined();
    expect(findings.map(({ title }) => title)).toEqual(titles);
    expect(ignored.map(({ reason, pointer }) => [reason, pointer])).toEqual(
      places.map((place) => ['too_large', place]),
    );
    expect(ignored[0]?.detail).toBe('The row exceeds the limit of 2000 bytes per result.');
  });

  it('is read whole where it is large and none of its rows is', async () => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      row(`T${index}`, index % 3 === 0 ? 'said ""no"",\nthen left' : 'plain'),
    );
    const { findings, ignored } = await read(head + rows.join(''));
    expect(ignored).toEqual([]);
    expect(findings.map(({ title }) => title)).toEqual(rows.map((_, index) => `T${index}`));
  });

  it('with the line ends of an old Mac is read all the same', async () => {
    const { findings, ignored } = await read(
      (head + row('A') + row('B', vast) + row('C')).replaceAll('\n', '\r'),
    );
    expect([findings.map(({ title }) => title), ignored.map(({ pointer }) => pointer)]).toEqual([
      ['A', 'C'],
      ['row 3'],
    ]);
  });

  it('whose last cell does not end is cut off', async () => {
    expect((await read(`${head}${row('A')}B,High,"${vast}`)).error).toMatchObject({
      code: 'truncated_report',
    });
  });

  it('is refused where its columns are too large', async () => {
    expect((await read(`title,severity,${vast}\n${row('A')}`)).error).toMatchObject({
      code: 'too_large',
      pointer: 'row 1',
    });
  });
});

describe('XML', () => {
  const issue = (name: string, text = ''): string =>
    `<ReportItem><Name>${name}</Name><Severity>high</Severity><Description>${text}</Description></ReportItem>`;
  const report = (...items: string[]): string =>
    `<ScanGroup><Scan><StartURL>https://shop.example</StartURL><ReportItems>${items.join('')}</ReportItems></Scan></ScanGroup>`;
  const parts = `<i>${'<b>text</b>'.repeat(300)}</i>`;

  it('leaves out an element that is too large', async () => {
    const { findings, ignored, error } = await readBytesAs(
      report(issue('A'), issue('B', parts), issue('C')),
      {},
      limits,
    );
    expect(error).toBeUndefined();
    expect(findings.map(({ title }) => title)).toEqual(['A', 'C']);
    expect(ignored).toMatchObject([
      {
        reason: 'too_large',
        pointer: '/ScanGroup[1]/Scan[1]/ReportItems[1]/ReportItem[2]',
        detail: 'The element exceeds the limit of 2000 bytes per result.',
      },
    ]);
  });

  const wide = 'x'.repeat(600 * 1024);
  it.each([
    ['an attribute', `<ScanGroup><Scan note="${wide}"/></ScanGroup>`, '/ScanGroup[1]'],
    ['a text', `<ScanGroup><Scan>${wide}</Scan></ScanGroup>`, '/ScanGroup[1]/Scan[1]'],
    [
      'an attribute of the outermost element',
      `<ScanGroup note="${wide}"><Scan/></ScanGroup>`,
      'line 1',
    ],
    [
      'an attribute in a report of no known format',
      `<things><thing note="${wide}"/></things>`,
      '/things[1]',
    ],
  ])('says the limit and the place where %s is too large', async (_, content, pointer) => {
    expect((await readBytesAs(content, {}, limits)).error).toMatchObject({
      code: 'too_large',
      pointer,
      message: 'An attribute or text in the report exceeds the limit of 2000 bytes per result.',
    });
  });

  it('is recognised by what stands after a long beginning', async () => {
    const { findings, error } = await readBytesAs(
      report(issue('A')).replace('<Scan>', `<Scan note="${wide}">`),
    );
    expect(error).toBeUndefined();
    expect(findings).toMatchObject([{ title: 'A' }]);
  });
});
