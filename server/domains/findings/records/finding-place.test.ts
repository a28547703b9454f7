import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOf } from '#domain/finding-place';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { findingPlace } from './finding-place.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const maybe = <Value>(value: Value) => [value, null];
const rows = maybe('src/a.ts').flatMap((file) =>
  maybe(41).flatMap((line) =>
    maybe('qs').flatMap((component) =>
      maybe('6.5.2').flatMap((version) =>
        maybe('GET /search').map((endpoint) => ({ file, line, component, version, endpoint })),
      ),
    ),
  ),
);

it('is worded by the database as by the shared rule', async () => {
  const { clientId } = server.people.admin;
  const worded = await inTenant(server.deps.db, { clientId }, async (tx) => {
    const { rows: found } = await tx.execute<{ place: string | null }>(sql`
      select ${findingPlace('f')} as place from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ line, version, ...row }, n) => ({
          ...row,
          n,
          start_line: line,
          component_version: row.component === null ? null : version,
        })),
      )}::jsonb) as f(n int, file text, start_line int, component text, component_version text, endpoint text) order by n`);
    return found.map(({ place }) => place ?? '');
  });
  expect(worded).toEqual(
    rows.map(({ file, line, component, version, endpoint }) =>
      placeOf({
        attributes: {
          file,
          endpoint,
          range: line === null ? null : { start_line: line },
          component: component === null ? null : { name: component, version },
        },
      }),
    ),
  );
  expect(new Set(worded)).toEqual(
    new Set(['src/a.ts:41', 'src/a.ts', 'qs 6.5.2', 'qs', 'GET /search', '']),
  );
});
