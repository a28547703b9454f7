import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBytesAs, sarifOf, sarifResult } from './reading.ts';
import { full } from '../support/server/full.ts';
import { tarOf } from '../support/server/tar.ts';
import { zipOf } from '../support/server/zip.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
const report = sarifOf([
  sarifResult(),
  sarifResult({ ruleId: 'EX2', message: { text: 'Ünïcode “quotes” 🙂' } }),
]);
const trivy = JSON.stringify({
  SchemaVersion: 2,
  ArtifactName: 'app',
  Results: [
    {
      Target: 'package-lock.json',
      Class: 'lang-pkgs',
      Type: 'npm',
      Vulnerabilities: [
        {
          VulnerabilityID: 'CVE-2021-44906',
          PkgName: 'minimist',
          InstalledVersion: '1.2.0',
          Severity: 'CRITICAL',
        },
      ],
    },
  ],
});
const bom = `<?xml version="1.0"?><bom xmlns="http://cyclonedx.org/schema/bom/1.4"><components><component type="library" bom-ref="a"><name>left-pad</name><version>1.0.0</version></component></components></bom>`;

const spdxYaml =
  'spdxVersion: SPDX-2.3\nname: demo\nSPDXID: SPDXRef-DOCUMENT\npackages:\n  - SPDXID: SPDXRef-a\n    name: left-pad\n    versionInfo: 1.0.0\n';
const damagedTar = (name: string): Buffer => {
  const tar = tarOf({ 'notes.txt': bytes('Nothing to see.'), 'b.sarif': bytes(report) });
  tar[tar.indexOf(name)] = 0x58;
  return tar;
};

/** Every percent in the full run, otherwise a sample. */
const step = full ? 1 : 7;

describe('a report that cannot be read', () => {
  it.each([
    ['nothing', '', 'empty_report'],
    ['white space', ' \n\t', 'empty_report'],
    ['prose', 'Dear all, nothing was found this week.', 'unknown_format'],
    ['JSON of no known format', '{"hello":"world"}', 'unknown_format'],
    ['an empty list without a tool', '[]', 'unknown_format'],
    [
      'runs that are no list',
      '{"version":"2.1.0","$schema":"sarif-2.1.0","runs":42}',
      'malformed_report',
    ],
    ['results that are no list', sarifOf(42), 'malformed_report'],
    ['a version that does not exist', sarifOf([]).replace('2.1.0', '9.9.9'), 'unsupported_version'],
    ['nothing but an unknown version', '{"version":"9.9.9","runs":[]}', 'unsupported_version'],
    ['a mismatched bracket', `${report.slice(0, -3)}}}}`, 'malformed_report'],
    [
      'deep nesting',
      `{"version":"2.1.0","runs":[{"tool":${'['.repeat(10_000)}${']'.repeat(10_000)},"results":[]}]}`,
      'too_deep',
    ],
    ['a PDF document', '%PDF-1.7 …', 'not_text'],
    [
      'binary data',
      Buffer.from(
        Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 3 === 0 ? 0 : index % 256)),
      ),
      'not_text',
    ],
    [
      'XML entities',
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${bom.slice(21)}`,
      'malformed_report',
    ],
    [
      'a billion laughs',
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l "ha"><!ENTITY m "&l;&l;&l;">]>${bom.slice(21).replace('left-pad', '&m;')}`,
      'malformed_report',
    ],
    ['an unclosed element', bom.slice(0, -20), 'truncated_report'],
  ])('%s is refused with a sentence', async (_, content, code) => {
    const { error } = await readBytesAs(content);
    expect(error).toMatchObject({ code });
    expect(error?.message).toMatch(/\.$/);
  });

  it.each([
    [
      report.replace('"version"', 'version'),
      'The report is not valid JSON: "version" is not expected after "{".',
      'line 1',
    ],
    [
      JSON.stringify(JSON.parse(report), null, 2).replace('"driver":', '"driver"'),
      'The report is not valid JSON: "{" is not expected after ""tool": { "driver"".',
      '',
    ],
    [
      '{\n"hello": "world",\n"list": [1, 2,]\n}',
      'The report is not valid JSON: "]" is not expected after',
      'line 3',
    ],
    [
      bom.replace('<name>left-pad</name>', '<name>left-pad</naem>'),
      'an element is closed before one within it',
      'line 1',
    ],
    [
      bom.replace('type="library"', 'type="library" type="file"'),
      'an element has the attribute "type" twice',
      'line 1',
    ],
    [
      bom.replace('type="library"', 'type=library'),
      'an attribute is not written as name="value"',
      'line 1',
    ],
    [`${bom}<bom/>`, 'it has more than one root element', 'line 1'],
    [`${bom}</bom>`, 'the element "bom" is closed, but was not opened', 'line 1'],
    [
      bom.replace('<components>', '<components><1>'),
      'a character is not allowed where it occurs',
      'line 1',
    ],
    [
      spdxYaml.replace('name: demo', 'name: "demo'),
      'The report is not valid YAML: a quote, a bracket or a colon is missing.',
      'line 8',
    ],
    [
      spdxYaml.replace('name: demo', 'name: demo\nname: demo'),
      'The report is not valid YAML: a map has the same key twice.',
      'line 3',
    ],
    [
      spdxYaml.replace('  - SPDXID', '\t- SPDXID'),
      'The report is not valid YAML: the indentation is wrong.',
      'line 5',
    ],
  ])(
    'says in our words what is wrong with it, and where: %#',
    async (content, sentence, pointer) => {
      const { error, ignored } = await readBytesAs(content);
      expect(error?.message ?? ignored[0]?.detail).toContain(sentence);
      expect(error === undefined ? ignored[0]?.pointer : (error.pointer ?? '')).toBe(pointer);
    },
  );

  it('says where it is cut off', async () => {
    const { error } = await readBytesAs(report.slice(0, report.indexOf('Ünï')));
    expect(error).toMatchObject({ code: 'truncated_report', pointer: '/runs/0/results/1' });
  });

  it('is refused at any point of truncation, never read half in silence', async () => {
    for (const whole of [report, trivy, bom])
      for (let percent = 1; percent < 100; percent += step) {
        const outcome = await readBytesAs(
          bytes(whole).subarray(0, Math.floor((bytes(whole).length * percent) / 100)),
        );
        expect(outcome.error, `${percent} % of ${whole.slice(0, 30)}`).toBeDefined();
      }
  });

  it('never breaks the reader by flipped bits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(report, trivy, bom),
        fc.array(fc.tuple(fc.nat(), fc.nat(7)), { minLength: 1, maxLength: 6 }),
        async (whole, flips) => {
          const content = bytes(whole);
          for (const [at, bit] of flips)
            content[at % content.length] = (content[at % content.length] ?? 0) ^ (1 << bit);
          const { items, error } = await readBytesAs(content);
          expect(error !== undefined || items.length > 0).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('one bad result', () => {
  it.each([
    ['a word without quotes', 'ES9'],
    ['a trailing comma', '"ES9",'],
    ['an escape that JSON does not know', String.raw`"C:\Users"`],
    ['a line break within a text', '"a\nb"'],
  ])(
    'that is not JSON is listed with what is wrong, and the others are read: %s',
    async (_, value) => {
      const { findings, ignored, error } = await readBytesAs(
        sarifOf([
          sarifResult(),
          sarifResult({ ruleId: 'ES9' }),
          sarifResult({ ruleId: 'EX3' }),
        ]).replace('"ES9"', value),
      );
      expect([error, findings.map(({ ruleId }) => ruleId)]).toEqual([undefined, ['EX1', 'EX3']]);
      expect(ignored).toMatchObject([
        {
          reason: 'malformed_result',
          pointer: '/runs/0/results/1',
          detail: expect.stringMatching(/^Invalid JSON: unexpected ".+" after ".+"\.$/) as string,
        },
      ]);
    },
  );

  it('is listed with its place, and the others are read', async () => {
    const { findings, ignored } = await readBytesAs(
      sarifOf([sarifResult(), 17, { level: 'error' }, sarifResult({ ruleId: 'EX9' })]),
    );
    expect(findings.map((finding) => finding.ruleId)).toEqual(['EX1', 'EX9']);
    expect(ignored.map(({ pointer, reason }) => [pointer, reason])).toEqual([
      ['/runs/0/results/1', 'malformed_result'],
      ['/runs/0/results/2', 'no_rule_and_no_message'],
    ]);
  });

  it('that is too large is listed, and the others are read', async () => {
    const { findings, ignored } = await readBytesAs(
      sarifOf([sarifResult({ message: { text: 'x'.repeat(5000) } }), sarifResult()]),
      {},
      { maxResultBytes: 2000 },
    );
    expect(findings).toHaveLength(1);
    expect(ignored).toMatchObject([{ reason: 'too_large', pointer: '/runs/0/results/0' }]);
  });

  it('whose path leads out of the repository is refused', async () => {
    const location = (uri: string) =>
      sarifResult({ locations: [{ physicalLocation: { artifactLocation: { uri } } }] });
    const { findings, ignored } = await readBytesAs(
      sarifOf([
        location('../../etc/passwd'),
        location('..\\..\\Windows\\win.ini'),
        location('src/%2e%2e/ok.ts'),
      ]),
    );
    expect(ignored.map((item) => item.reason)).toEqual(['unsafe_path', 'unsafe_path']);
    expect(findings[0]?.location?.path).toBe('ok.ts');
  });
});

describe('odd values', () => {
  it('keep what can be kept', async () => {
    const odd = sarifResult({
      message: { text: 'Null \u0000 byte, <script>alert(1)</script>' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'a.ts' },
            region: { startLine: 1e308, startColumn: -4 },
          },
        },
      ],
      provenance: {
        firstDetectionTimeUtc: '99999-01-01T00:00:00Z',
        lastDetectionTimeUtc: 'yesterday',
      },
    });
    const { findings } = await readBytesAs(sarifOf([odd]));
    expect(findings[0]).toMatchObject({
      title: 'Null byte, <script>alert(1)</script>',
      location: { path: 'a.ts' },
    });
    expect(findings[0]?.location).not.toHaveProperty('startLine');
    expect(findings[0]).not.toHaveProperty('firstSeenAt');
  });

  it('lone surrogates and duplicate keys do no harm', async () => {
    const raw = String.raw`{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"Ex"}},"results":[{"ruleId":"A","ruleId":"B","message":{"text":"half \ud83d pair"}}]}]}`;
    const { findings } = await readBytesAs(raw);
    expect(findings[0]).toMatchObject({ ruleId: 'B', title: 'Half \ufffd pair' });
    expect(findings[0]?.title.isWellFormed()).toBe(true);
  });

  it('invalid UTF-8 becomes replacement characters', async () => {
    const content = bytes(report);
    content[content.indexOf('A problem')] = 0xff;
    const { findings } = await readBytesAs(content);
    expect(findings[0]?.title).toBe('\ufffd problem.');
  });

  it.each(['utf16le', 'utf8'] as const)('%s with a byte order mark is read', async (encoding) => {
    const { findings } = await readBytesAs(Buffer.from(`\ufeff${report}`, encoding));
    expect(findings[1]?.title).toBe('Ünïcode “quotes” 🙂');
  });
});

describe('packed reports', () => {
  it('are unpacked: gzip, zip, tar, gzip in zip, and tar in gzip in zip', async () => {
    const tar = tarOf({ './a/report.sarif': bytes(report) });
    for (const packed of [
      gzipSync(report),
      zipOf({ 'a/report.sarif': bytes(report) }),
      zipOf({ 'report.sarif.gz': gzipSync(report) }),
      tar,
      gzipSync(tar),
      zipOf({ 'artifacts.tgz': gzipSync(tar) }),
    ]) {
      const { findings } = await readBytesAs(packed);
      expect(findings).toHaveLength(2);
    }
  });

  it('name the files of an archive that are no reports', async () => {
    const { findings, ignored } = await readBytesAs(
      zipOf({ 'notes.txt': bytes('Nothing to see.'), 'report.sarif': bytes(report) }),
    );
    expect(findings).toHaveLength(2);
    expect(ignored).toMatchObject([{ reason: 'not_a_finding', pointer: 'notes.txt' }]);
  });

  it('of a tar are read one by one, under the names that they have there', async () => {
    const long = `${'reports/of/the/pipeline/'.repeat(6)}notes.txt`;
    const { findings, ignored } = await readBytesAs(
      gzipSync(
        tarOf({
          'first.sarif': bytes(report),
          [long]: bytes('Nothing to see.'),
          'empty.json': Buffer.alloc(0),
          'second.sarif': bytes(report),
        }),
      ),
    );
    expect(findings).toHaveLength(4);
    expect(ignored).toMatchObject([{ reason: 'not_a_finding', pointer: long }]);
  });

  it.each(['gnu', 'pax', 'ustar'])(
    'of a tar that a real tool wrote are read: %s',
    async (format) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'parapet-tar-'));
      try {
        const long = path.join(folder, 'long-name-'.repeat(7), 'long-name-'.repeat(7));
        await mkdir(long, { recursive: true });
        await writeFile(path.join(long, 'report.sarif'), report);
        await symlink('/etc/hosts', path.join(folder, 'link.json'));
        const { stdout } = await promisify(execFile)(
          'tar',
          [`--format=${format}`, '-C', folder, '-c', '.'],
          { encoding: 'buffer' },
        );
        const { findings, ignored } = await readBytesAs(stdout);
        expect([findings.length, ignored]).toEqual([2, []]);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  );

  it.each([
    ['a gzip bomb', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['a zip bomb', zipOf({ 'bomb.json': Buffer.alloc(64 * 1024 * 1024) })],
    ['zip slip', zipOf({ '../../evil.json': bytes(report) })],
    ['a tar that climbs out', tarOf({ 'a/../../evil.json': bytes(report) })],
    ['a tar that is cut off', tarOf({ 'report.json': bytes(report) }).subarray(0, 700)],
    ['a tar with a damaged header', damagedTar('b.sarif')],
    ['a tar with a damaged beginning', damagedTar('notes.txt')],
    [
      'a tar of too many entries',
      tarOf(
        Object.fromEntries(
          Array.from({ length: 40 }, (_, index) => [`${index}.json`, bytes('{}')]),
        ),
      ),
    ],
    ['a zip that is cut off', zipOf({ 'report.json': bytes(report) }).subarray(0, 60)],
    ['a gzip that is cut off', gzipSync(report).subarray(0, 60)],
    [
      'too many entries',
      zipOf(
        Object.fromEntries(
          Array.from({ length: 40 }, (_, index) => [`${index}.json`, bytes('{}')]),
        ),
      ),
    ],
  ])('%s is refused', async (_, packed) => {
    const { error, findings } = await readBytesAs(packed, {}, { maxArchiveEntries: 30 });
    expect(error).toMatchObject({ code: 'archive_refused' });
    expect(findings).toEqual([]);
  });

  it('that unpack beyond the limit are refused', async () => {
    const { error } = await readBytesAs(gzipSync(report), {}, { maxBytes: 100 });
    expect(error).toMatchObject({ code: 'too_large' });
  });
});

describe('a page of tags that are never closed', () => {
  const megabytes = full ? 12 : 3;
  const page = (beginning: string, tag: string) =>
    beginning + tag.repeat((megabytes * 1_000_000) / tag.length);

  it.each([
    ['scripts of Burp', page('<html><title>Burp Scanner Report</title><h2>A</h2>', '<script ')],
    ['comments', page('<html><title>Burp Scanner Report</title>', '<!-- ')],
    ['headings', page('<html><title>Burp Scanner Report</title>', '<h2 ')],
    ['cells', page('<html><table><tr><th>severity</th>', '<td ')],
  ])('is read in linear time: %s', async (_, html) => {
    const started = process.cpuUsage();
    await readBytesAs(html);
    const { user } = process.cpuUsage(started);
    // Quadratic time takes minutes here; a busy machine needed up to four seconds.
    expect(user / 1000).toBeLessThan(30_000);
  });
});

const nikto = (description: string): string =>
  `<?xml version="1.0"?><niktoscan><scandetails targetip="192.0.2.1" targethostname="shop.example" targetport="443"><item id="1"><description>${description}</description><uri>/a</uri></item></scandetails></niktoscan>`;

it('reads a report with a bare ampersand on, and says so', async () => {
  const { findings, items, error } = await readBytesAs(nikto('Cookies & headers &hellip;\u0007'));
  expect(error).toBeUndefined();
  expect(findings[0]?.description).toContain('Cookies & headers …');
  expect(items.at(-1)).toEqual({ kind: 'notice', notice: { code: 'read_leniently', facts: {} } });
  expect((await readBytesAs(nikto('Fine'))).items.some(({ kind }) => kind === 'notice')).toBe(
    false,
  );
});
