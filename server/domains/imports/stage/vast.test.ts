// Reports with one part that does not fit into memory, read in the import worker with its memory
// limit.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { full } from '../../../../tests/support/server/full.ts';
import { defaultPrioritySettings } from '../../prioritization/score/index.ts';
import type { Batch, IgnoredResult, ReadRequest } from './messages.ts';
import { runImportWorker } from './run-import-worker.ts';
import { RefusedReportError } from '../../scans/records/refused-report.ts';

const mebibyte = 1024 * 1024;

function* repeated(text: string, bytes: number): Generator<string> {
  const block = text.repeat(Math.ceil(65_536 / text.length));
  for (let written = 0; written < bytes; written += block.length) yield block;
}
function* of(...parts: (string | Iterable<string>)[]): Generator<string> {
  for (const part of parts) {
    if (typeof part === 'string') yield part;
    else yield* part;
  }
}

const nuclei = (extra: string) =>
  `{"template-id":"exposed-panel","info":{"name":"Exposed panel","severity":"medium"},"type":"http","host":"https://a.example","matched-at":"https://a.example/admin"${extra}}\n`;
const [nucleiHead = '', nucleiTail = ''] = nuclei(',"response":"@"').split('@');
const sarifOf = (...results: (string | Iterable<string>)[]) =>
  of(
    '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"Example"}},"results":[',
    ...results,
    ']}]}',
  );
const result = '{"ruleId":"good","message":{"text":"A good one."}}';
const csv = 'title,severity,description,file\nOne,high,"';
const zap =
  '<?xml version="1.0"?><OWASPZAPReport version="2.15.0"><site name="https://a.example"><alerts><alertitem><pluginid>1</pluginid><alert>';

describe('a report with', { timeout: full ? 600_000 : 180_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'parapet-vast-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** Returns the outcome: results, skipped results, or the error. */
  const reading = async (
    content: Iterable<string>,
    hints: ReadRequest['hints'] = {},
    maxBusyMilliseconds = 300_000,
  ) => {
    const file = path.join(folder, 'report');
    await pipeline(Readable.from(content), createWriteStream(file));
    const ignored: IgnoredResult[] = [];
    const store = (batch: Batch) => {
      if (batch.kind === 'ignored') ignored.push(...batch.results);
      return Promise.resolve();
    };
    const order: ReadRequest = {
      file,
      hints,
      settings: defaultPrioritySettings,
      repository: { confidential: false, priority: 0 },
      epssDate: '',
      knownTools: [],
      excludedTools: [],
      includedTools: [],
      compare: false,
      maxMilliseconds: 300_000,
      maxBusyMilliseconds,
    };
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    try {
      const results = await runImportWorker(
        order,
        { store, answer: () => Promise.resolve({ kind: 'known', known: { epss: [], kev: [] } }) },
        new AbortController().signal,
      );
      return { results, ignored, refused: undefined, grownMb: (most - before) / mebibyte };
    } catch (error) {
      if (!(error instanceof RefusedReportError)) throw error;
      return { results: 0, ignored, refused: error, grownMb: (most - before) / mebibyte };
    } finally {
      clearInterval(watch);
      rmSync(file);
    }
  };

  it('more work than its limit ends as timed out', async () => {
    const { refused } = await reading(
      of(repeated(`${nuclei('')}\n`, 20 * mebibyte)),
      { tool: 'nuclei' },
      50,
    );
    expect(refused).toMatchObject({ code: 'timed_out' });
  });

  const sizes = full ? [80, 300] : [80];

  it.each(sizes)(
    'one line of %s MB among others keeps the others, and lists it with its place',
    async (megabytes) => {
      const { results, ignored, grownMb } = await reading(
        of(nuclei(''), nucleiHead, repeated('x', megabytes * mebibyte), nucleiTail, nuclei('')),
      );
      expect(results).toBe(2);
      expect(ignored).toMatchObject([
        {
          reason: 'too_large',
          detail: expect.stringMatching(/\.$/) as string,
          pointer: expect.stringContaining('document 2') as string,
        },
      ]);
      expect(grownMb).toBeLessThan(350);
    },
  );

  it.each(sizes)(
    'one result of %s MB among others keeps the others, and lists it with its place',
    async (megabytes) => {
      const { results, ignored, grownMb } = await reading(
        sarifOf(
          result,
          ',{"ruleId":"vast","message":{"text":"',
          repeated('x', megabytes * mebibyte),
          '"}},',
          result,
        ),
      );
      expect(results).toBe(2);
      expect(ignored).toMatchObject([{ reason: 'too_large', pointer: '/runs/0/results/1' }]);
      expect(grownMb).toBeLessThan(350);
    },
  );

  it.each(sizes)(
    'one cell of %s MB among others keeps the others, and lists it with its row',
    async (megabytes) => {
      const { results, ignored, grownMb } = await reading(
        of(
          'title,severity,description\nOne,high,x\nTwo,high,"',
          repeated('text, ""said""\n', megabytes * mebibyte),
          '"\nThree,low,x\n',
        ),
      );
      expect(results).toBe(2);
      expect(ignored).toMatchObject([
        {
          reason: 'too_large',
          pointer: 'row 3',
          detail: expect.stringMatching(/16777216 bytes/) as string,
          type: 'row_too_large',
          facts: { limit: 16_777_216 },
        },
      ]);
      expect(grownMb).toBeLessThan(350);
    },
  );

  it('one vast element among others keeps the others, and lists it with its place', async () => {
    const issue = (name: string) =>
      `<ReportItem><Name>${name}</Name><Severity>high</Severity></ReportItem>`;
    const { results, ignored, grownMb } = await reading(
      of(
        '<ScanGroup><Scan><ReportItems>',
        issue('One'),
        '<ReportItem><Name>Two</Name>',
        repeated(`<p>${'text '.repeat(100)}</p>`, (full ? 80 : 20) * mebibyte),
        '</ReportItem>',
        issue('Three'),
        '</ReportItems></Scan></ScanGroup>',
      ),
    );
    expect(results).toBe(2);
    expect(ignored).toMatchObject([
      { reason: 'too_large', pointer: '/ScanGroup[1]/Scan[1]/ReportItems[1]/ReportItem[2]' },
    ]);
    expect(grownMb).toBeLessThan(350);
  });

  it.each([
    [
      'elements nested 100,000 deep',
      of(
        zap,
        '<p>'.repeat(100_000),
        'x',
        '</p>'.repeat(100_000),
        '</alert></alertitem></alerts></site></OWASPZAPReport>',
      ),
      {},
      'too_deep',
      'line 1',
    ],
    [
      'elements nested 100,000 deep that are never closed',
      of(zap, '<p>'.repeat(100_000)),
      {},
      'too_deep',
      'line 1',
    ],
    [
      'lists nested 1,000,000 deep',
      sarifOf(
        '{"ruleId":"deep","message":{"text":"x"},"properties":',
        '['.repeat(1_000_000),
        ']'.repeat(1_000_000),
        '}',
      ),
      {},
      'too_deep',
      '/runs/0',
    ],
    [
      'an attribute of 40 MB',
      of(
        '<?xml version="1.0"?><OWASPZAPReport version="',
        repeated('2', 40 * mebibyte),
        '"><site name="https://a.example"></site></OWASPZAPReport>',
      ),
      {},
      'too_large',
      'line 1',
    ],
    [
      'an attribute of 80 MB that is never closed',
      of(zap, '<p a="', repeated('2', 80 * mebibyte)),
      {},
      'too_large',
      expect.stringContaining('/alertitem[1]/alert[1]') as string,
    ],
    [
      'a cell of 40 MB that is never closed',
      of(csv, repeated('text\n', 40 * mebibyte)),
      { tool: 'generic-csv' },
      'truncated_report',
      'row 2',
    ],
    [
      'nothing but a line of 80 MB',
      of(nucleiHead, repeated('x', 80 * mebibyte), nucleiTail),
      {},
      'too_large',
      undefined,
    ],
  ] as const)(
    '%s is refused with a sentence and the place',
    async (_what, content, hints, code, pointer) => {
      const { refused, grownMb } = await reading(content, hints);
      expect(refused).toMatchObject({
        code,
        pointer,
        message: expect.stringMatching(/\.$/) as string,
      });
      expect(grownMb).toBeLessThan(350);
    },
  );

  it('a key of 40 MB beside what counts is read without it', async () => {
    const { results, refused, grownMb } = await reading(
      of(
        '{"version":"2.1.0","',
        repeated('k', 40 * mebibyte),
        `":1,"runs":[{"tool":{"driver":{"name":"Example"}},"results":[${result}]}]}`,
      ),
    );
    expect([results, refused]).toEqual([1, undefined]);
    expect(grownMb).toBeLessThan(350);
  });
});
