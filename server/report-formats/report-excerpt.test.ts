import { gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readReportExcerpt } from './report-excerpt.ts';

const read = (content: string | Buffer, from = 1, count = 3) =>
  readReportExcerpt(Readable.from([Buffer.from(content)]), { from, count });

describe('an excerpt of a report', () => {
  it('is the first lines, and tells whether more follow', async () => {
    expect(await read('{\n  "passed": 0,\r\n  "failed": 0\n}\n')).toEqual({
      firstLine: 1,
      lines: ['{', '  "passed": 0,', '  "failed": 0'],
      hasMore: true,
    });
    expect(await read('a\nb')).toEqual({ firstLine: 1, lines: ['a', 'b'], hasMore: false });
  });

  it('begins at any line', async () => {
    expect(await read('1\n2\n3\n4\n5', 4, 2)).toEqual({
      firstLine: 4,
      lines: ['4', '5'],
      hasMore: false,
    });
    expect((await read('1\n2', 7)).lines).toEqual([]);
  });

  it('reads lines that are split over chunks', async () => {
    const chunks = ['{\n  "res', 'ults":', ' []\n', '}'].map((text) => Buffer.from(text));
    const { lines } = await readReportExcerpt(Readable.from(chunks), { from: 1, count: 9 });
    expect(lines).toEqual(['{', '  "results": []', '}']);
  });

  it('cuts a long line, without keeping the rest of it', async () => {
    const { lines } = await read(`${'x'.repeat(100_000)}\nend`);
    expect(lines).toEqual([`${'x'.repeat(1000)}…`, 'end']);
  });

  it('reads what the importer reads: gzip, byte order marks and UTF-16', async () => {
    expect((await read(gzipSync('{\n}'))).lines).toEqual(['{', '}']);
    expect((await read('\u{feff}{\n}')).lines).toEqual(['{', '}']);
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{\n"é"', 'utf16le')]);
    expect((await read(wide)).lines).toEqual(['{', '"é"']);
  });

  it.each([
    ['a zip archive', Buffer.from('PK\u0003\u0004rest')],
    ['a binary file', Buffer.from('a\0b\0\0c\n')],
    ['a damaged gzip file', gzipSync('{}').subarray(0, 12)],
    ['an empty file', Buffer.alloc(0)],
  ])('has no lines of %s', async (_name, content) => {
    expect((await read(content)).lines).toEqual([]);
  });
});
