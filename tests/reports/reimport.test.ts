// Imports real reports of real scanners through the API and the job: a second import of the same
// report changes nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { full } from '../support/server/full.ts';
import { everyRowOf } from '../support/server/import-state.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { addRepository, upload } from '../support/server/upload.ts';
import { reportsArePresent, reportsRoot } from './expectations.ts';

/** All of them in the full run, otherwise every 24th. */
const every = full ? 1 : 24;

const files = reportsArePresent
  ? ['peer', 'extra', 'fresh']
      .flatMap((folder) =>
        readdirSync(path.join(reportsRoot, folder), { recursive: true, withFileTypes: true }),
      )
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(reportsRoot, path.join(entry.parentPath, entry.name)))
      .toSorted()
  : [];
const sample = files.filter(
  (file, index) =>
    index % every === 0 && (every === 1 || statSync(path.join(reportsRoot, file)).size < 1_000_000),
);

describe.skipIf(!reportsArePresent)(
  'real reports, imported twice (skipped where ../shared/reports is absent)',
  () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server.close());

    it.each(sample)('%s', async (file) => {
      const repository = await addRepository(server.as('admin'), file.slice(-120));
      const tool = file.startsWith('peer/') ? (file.split('/')[1] ?? '') : '';
      const importing = async () => {
        const { id } = await upload(
          server.as('admin'),
          repository,
          readFileSync(path.join(reportsRoot, file)),
          { tool, ext: '' },
        );
        await server.runJobs();
        return (await server.as('admin')('getScan', { path: { id } })).ok().data.attributes;
      };
      const first = await importing();
      const before = await everyRowOf(server, repository);
      const again = await importing();
      expect({ status: again.status, error: again.error, ignored: again.ignored }).toEqual({
        status: first.status,
        error: first.error,
        ignored: first.ignored,
      });
      expect(first.error?.message ?? '.').toMatch(/\.$/);
      expect(again.counts).toMatchObject({
        total: first.counts.total,
        new: 0,
        moved: 0,
        reopened: 0,
        fixed: 0,
        duplicates: 0,
        matched: first.counts.new,
      });
      expect(await everyRowOf(server, repository)).toEqual(before);
    });
  },
);
