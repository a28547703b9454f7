import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FeedError } from './feed-faults.ts';
import { bundledKev, readEpss, readKev } from './feeds.ts';

const epss =
  '#model_version:v2025.03.14,score_date:2026-01-30T12:55:00Z\ncve,epss,percentile\nCVE-1999-0001,0.01297,0.79\nCVE-2021-44228,0.94,0.9999\n';

describe('EPSS', () => {
  it.each([
    ['plain', Buffer.from(epss)],
    ['gzip', gzipSync(epss)],
  ])('reads the daily file, %s', async (_name, bytes) => {
    expect(await readEpss(bytes)).toEqual({
      modelVersion: 'v2025.03.14',
      date: '2026-01-30',
      scores: [
        { cve: 'CVE-1999-0001', score: 0.01297, percentile: 0.79 },
        { cve: 'CVE-2021-44228', score: 0.94, percentile: 0.9999 },
      ],
    });
  });

  it.each([
    ['an empty file', Buffer.from(''), /empty/],
    ['another CSV', Buffer.from('a,b\n1,2\n'), /does not begin/],
    ['a probability above one', Buffer.from(epss.replace('0.94', '94')), /Line 4/],
    ['a truncated archive', gzipSync(epss).subarray(0, 40), /cannot be unpacked/],
  ])('refuses %s', async (_name, bytes, message) => {
    await expect(readEpss(bytes)).rejects.toThrow(message);
    await expect(readEpss(bytes)).rejects.toBeInstanceOf(FeedError);
  });

  const real = new URL('../../../shared/reference/epss_scores-2026-01-30.csv.gz', import.meta.url);
  it.skipIf(!existsSync(real))(
    'reads a whole real day (skipped where the shared reference data is not there)',
    async () => {
      expect((await readEpss(readFileSync(real))).scores).toHaveLength(313_089);
    },
  );
});

describe('KEV', () => {
  it('reads the published catalogue', () => {
    const catalogue = {
      catalogVersion: '1',
      dateReleased: '2026-08-21T17:46:43.6Z',
      vulnerabilities: [
        {
          cveID: 'CVE-2021-44228',
          dateAdded: '2021-12-10',
          dueDate: '2021-12-24',
          knownRansomwareCampaignUse: 'Known',
        },
      ],
    };
    expect(readKev(JSON.stringify(catalogue))).toEqual({
      version: '1',
      date: '2026-08-21',
      entries: [
        { cve: 'CVE-2021-44228', dateAdded: '2021-12-10', dueDate: '2021-12-24', ransomware: true },
      ],
    });
  });

  it.each([
    ['no JSON', '<html>', /not JSON/],
    [
      'a catalogue without its list',
      '{"catalogVersion":"1","dateReleased":"x"}',
      /vulnerabilities/,
    ],
    [
      'a bad id',
      '{"catalogVersion":"1","dateReleased":"x","vulnerabilities":[{"cveID":"x","dateAdded":"2021-12-10"}]}',
      /vulnerabilities.0.cveID/,
    ],
  ])('refuses %s and says where', (_name, text, message) => {
    expect(() => readKev(text)).toThrow(message);
  });

  it.each(['source', 'header'])(
    'reads a copy that names its edition under "%s", as the one that ships with the product does',
    (name) => {
      const copy = {
        [name]: { version: '2026.08.21', date: '2026-08-21T17:46:43.6019Z' },
        vulnerabilities: [
          { cveID: 'CVE-2021-44228', dateAdded: '2021-12-10', dueDate: null, ransomware: true },
        ],
      };
      expect(readKev(JSON.stringify(copy))).toEqual({
        version: '2026.08.21',
        date: '2026-08-21',
        entries: [
          { cve: 'CVE-2021-44228', dateAdded: '2021-12-10', dueDate: undefined, ransomware: true },
        ],
      });
    },
  );

  it('ships a catalogue', () => {
    expect(bundledKev().entries.length).toBeGreaterThan(1_500);
  });
});
