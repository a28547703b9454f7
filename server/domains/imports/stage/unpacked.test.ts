// An archive is unpacked next to its copy, and the files exist only while it is read.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { zipOf } from '../../../../tests/support/server/zip.ts';
import { defaultPrioritySettings } from '../../prioritization/score/index.ts';
import { runImportWorker } from './run-import-worker.ts';

it('is unpacked beside its copy, and removed at the end', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-unpacked-'));
  const file = path.join(folder, 'report');
  // Enough results that some are stored before the last is read.
  const all = Array.from({ length: 5000 }, (_, n) => ({ ruleId: `r${n}`, message: { text: 'A' } }));
  const report = {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'X' } }, results: all }],
  };
  writeFileSync(file, zipOf({ 'a.sarif': Buffer.from(JSON.stringify(report)) }));
  let during: string[] = [];
  try {
    const results = await runImportWorker(
      {
        file,
        hints: { fileName: 'reports.zip' },
        settings: defaultPrioritySettings,
        repository: { confidential: false, priority: 0 },
        epssDate: '',
        knownTools: [],
        excludedTools: [],
        includedTools: [],
        compare: false,
        maxMilliseconds: 60_000,
        maxBusyMilliseconds: 60_000,
      },
      {
        store: () => {
          if (during.length === 0) during = readdirSync(folder);
          return Promise.resolve();
        },
        answer: () => Promise.resolve({ kind: 'known', known: { epss: [], kev: [] } }),
      },
      new AbortController().signal,
    );
    expect(results).toBe(5000);
    expect(during.filter((name) => name.startsWith('parapet-report-'))).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['report']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
