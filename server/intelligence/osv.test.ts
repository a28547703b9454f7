import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../../tests/support/server/zip.ts';
import { FeedError } from './feed-faults.ts';
import { aliasesIn, readOsv } from './osv.ts';

const ghsa = {
  id: 'GHSA-xvch-5gv4-984h',
  modified: '2026-02-01T10:00:00Z',
  aliases: ['CVE-2021-44906'],
  related: ['CVE-2020-7598'],
};
const pysec = {
  id: 'PYSEC-2021-19',
  modified: '2026-03-02T10:00:00Z',
  aliases: ['CVE-2021-23727', 'GHSA-q4xr-rc97-m4xx'],
};

describe('a record of OSV', () => {
  it.each([
    ['names its CVE first', ghsa, [['CVE-2021-44906', 'GHSA-xvch-5gv4-984h']]],
    [
      'joins all its names by the CVE',
      pysec,
      [
        ['CVE-2021-23727', 'PYSEC-2021-19'],
        ['CVE-2021-23727', 'GHSA-q4xr-rc97-m4xx'],
      ],
    ],
    [
      'may be that of the CVE',
      { id: 'CVE-2021-44906', aliases: ['ghsa-XVCH-5gv4-984h'] },
      [['CVE-2021-44906', 'GHSA-xvch-5gv4-984h']],
    ],
    [
      'joins names without a CVE',
      { id: 'RUSTSEC-2020-0071', aliases: ['GHSA-wcg3-cvx6-7396'] },
      [['RUSTSEC-2020-0071', 'GHSA-wcg3-cvx6-7396']],
    ],
    [
      'joins nothing where it is about several',
      { id: 'GHSA-xvch-5gv4-984h', aliases: ['CVE-2021-44906', 'CVE-2020-7598'] },
      [],
    ],
    [
      'joins nothing where it is an advisory of a distribution',
      { id: 'DSA-5000-1', aliases: ['GHSA-xvch-5gv4-984h'] },
      [],
    ],
    ['joins nothing where it was withdrawn', { ...ghsa, withdrawn: '2026-01-01T00:00:00Z' }, []],
    ['joins nothing where it is none', { aliases: ['CVE-2021-44906', 7] }, []],
  ])('%s', (_what, record, pairs) => {
    expect(aliasesIn(record).map(({ vulnerability, alias }) => [vulnerability, alias])).toEqual(
      pairs,
    );
  });
});

describe('a file of OSV', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'parapet-osv-'));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  const read = (content: string | Buffer, signal = new AbortController().signal) => {
    const file = path.join(directory, 'osv');
    writeFileSync(file, content);
    return readOsv(file, signal);
  };

  it.each([
    [
      'OSV’s export',
      () =>
        zipOf({
          'GHSA-xvch-5gv4-984h.json': Buffer.from(JSON.stringify(ghsa)),
          'PYSEC-2021-19.json': Buffer.from(JSON.stringify(pysec)),
          'README.md': Buffer.from('Not a record.'),
        }),
    ],
    ['a list', () => JSON.stringify([ghsa, pysec])],
    ['a record a line', () => `${JSON.stringify(ghsa)}\n${JSON.stringify(pysec)}\n`],
  ])('is %s', async (_what, content) => {
    const feed = await read(content());
    expect(feed).toMatchObject({ date: '2026-03-02', records: 2 });
    expect(feed.pairs).toHaveLength(3);
  });

  it('may be one record', async () => {
    expect(await read(JSON.stringify(ghsa, undefined, 2))).toMatchObject({
      records: 1,
      pairs: [{ record: ghsa.id }],
    });
  });

  it.each([
    ['is no JSON', '<html>', /not as documented at "\/"/],
    ['ends too early', JSON.stringify([ghsa, pysec]).slice(0, -20), /cannot be read/],
    [
      'holds a record that is broken',
      '[{"id":"GHSA-xvch-5gv4-984h","aliases":[}]',
      /not as documented|cannot be read/,
    ],
    ['holds no record', '{"hello":"world"}', /no record/],
    [
      'holds an entry that is no JSON',
      zipOf({ 'a.json': Buffer.from('{') }),
      /a\.json of the OSV file is not JSON/,
    ],
  ])('is refused where it %s', async (_what, content, sentence) => {
    const refused = read(content);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toBeInstanceOf(FeedError);
  });

  it('is left when there is no more time', async () => {
    await expect(read(JSON.stringify([ghsa]), AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});
