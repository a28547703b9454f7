// The first barrier between organizations: a statement that runs for one organization has a
// condition on it for each table. Row-level security, the second barrier, would hide a missing
// condition.
import { sql } from 'drizzle-orm';
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../../server/platform/db/tenancy.ts';
import { newId } from '../../server/platform/runtime/ids.ts';
import { runHappy } from '../support/contract/happy.ts';
import { freshDatabase } from '../support/server/database.ts';
import { startTestServer } from '../support/server/test-server.ts';
import { type Recorded, recordStatements } from '../support/tenancy/record-statements.ts';
import { unconstrainedTables } from '../support/tenancy/tenant-filters.ts';
import {
  complaintsAbout,
  listTenantTables,
  watchStatements,
} from '../support/tenancy/watch-statements.ts';

beforeAll(() => loadModule());

const names = (statement: string): string[] =>
  unconstrainedTables(statement, new Set(['findings', 'scans', 'users']));

describe('a statement names its organization', () => {
  it.each([
    'select 1 from findings f where f.client_id = $1 and (f.id = $2 or f.id = $3)',
    'select 1 from findings where client_id = (select current_client())',
    'select 1 from findings f join scans s on s.client_id = f.client_id where s.client_id = $1',
    'select 1 from findings f left join scans s on s.client_id = f.client_id where f.client_id = $1',
    'select 1 from findings f join scans s using (client_id, id) where f.client_id = $1',
    'select 1 from scans where client_id in (select client_id from users where client_id = $1)',
    'select 1 from scans s where (s.client_id, s.id) = ($1, $2)',
    'delete from findings f using scans s where f.client_id = s.client_id and s.client_id = $1',
    'with f as (select * from findings where client_id = $1) update scans s set id = f.id from f where s.client_id = f.client_id',
    'select 1 from users u where u.client_id = $1 and exists (select 1 from scans s where s.client_id = u.client_id)',
    'insert into findings (client_id) values ($1)',
    'select 1 from vulnerabilities',
  ])('%s', (statement) => {
    expect(names(statement)).toEqual([]);
  });

  it.each([
    ['select 1 from findings where id = $1', 'findings'],
    ['select 1 from findings where client_id = $1 or id = $2', 'findings'],
    ['select 1 from findings where client_id <> $1', 'findings'],
    ['select 1 from findings where client_id = client_id', 'findings'],
    ['select 1 from findings f join scans s on s.client_id = f.client_id', 'findings,scans'],
    ['select 1 from findings f join scans s on s.id = f.id where f.client_id = $1', 'scans'],
    [
      'select 1 from findings f left join scans s on f.client_id = $1 and s.client_id = $1',
      'findings',
    ],
    ['select 1 from scans where client_id in (select client_id from users)', 'users'],
    ['select (select count(*) from scans) from users where client_id = $1', 'scans'],
    ['select 1 from users where client_id = $1 union all select 1 from users', 'users'],
    ['update findings set id = $1 where id = $2', 'findings'],
    ['delete from findings using scans s where findings.client_id = s.client_id', 'findings,scans'],
    ['with f as (delete from findings returning id) select * from f', 'findings'],
    ['insert into scans select * from findings', 'findings'],
  ])('but not %s', (statement, tables) => {
    expect(names(statement).join(',')).toBe(tables);
  });
});

describe('what the server sends', () => {
  let statements: Recorded[] = [];
  let tenantTables: ReadonlySet<string> = new Set();

  beforeAll(async () => {
    const database = await freshDatabase();
    tenantTables = await listTenantTables(database);
    const recorder = recordStatements(database);
    const server = await startTestServer({ database });
    try {
      await runHappy(server);
      await server.runJobs();
      ({ statements } = recorder);
    } finally {
      recorder.stop();
      await server.close();
    }
  });

  it('comes from nearly all of it', () => {
    const different = new Set(statements.map(({ text }) => text));
    expect(different.size).toBeGreaterThan(300);
    expect(new Set(statements.map(({ context }) => context))).toContain('across');
  });

  it('names the organization for each table, and asks for the current one only where there is one', () => {
    expect(complaintsAbout(statements, tenantTables)).toEqual([]);
  });
});

describe('a database of a test', () => {
  const sent = (context: Recorded['context'], text: string): Recorded => ({
    context,
    text,
    file: 'server/domains/scans/records/scan.repo.ts',
  });
  const complaints = (statement: Recorded) => complaintsAbout([statement], new Set(['scans']));

  it.each([
    [
      sent('tenant', 'select 1 from scans where id = $1'),
      'does not name the organization of scans',
    ],
    [
      sent('across', 'select 1 from scans where client_id = (select current_client())'),
      'asks for the current organization where there is none',
    ],
  ])('refuses %o', (statement, complaint) => {
    expect(complaints(statement)).toEqual([`${statement.file} ${complaint}: ${statement.text}`]);
  });

  it.each([
    sent('tenant', 'select 1 from scans where client_id = $1 and id = $2'),
    sent('across', 'select 1 from scans where id = $1'),
    { ...sent('tenant', 'select 1 from scans'), file: 'server/domains/scans/scans.test.ts' },
  ])('accepts %o', (statement) => {
    expect(complaints(statement)).toEqual([]);
  });

  it('throws when it is closed after such a statement', async () => {
    const database = await watchStatements(await freshDatabase(), () => true);
    await inTenant(database, { clientId: newId() }, (tx) => tx.execute(sql`select from jobs`));
    await expect(database.close()).rejects.toThrow('does not name the organization of jobs');
  });
});
