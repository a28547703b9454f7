// The first wall between organizations: a statement that runs for one organization names it for
// each table. Row-level security, the second wall, would hide a forgotten condition.
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { runHappy } from '../support/contract/happy.ts';
import { freshDatabase } from '../support/server/database.ts';
import { startTestServer } from '../support/server/test-server.ts';
import { type Recorded, recordStatements } from '../support/tenancy/record-statements.ts';
import { remaining } from '../support/tenancy/remaining-statements.ts';
import { unconstrainedTables } from '../support/tenancy/tenant-filters.ts';

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
    const { rows } = await database.pool.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where a.attname = 'client_id' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace`);
    tenantTables = new Set(rows.map(({ name }) => name));
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

  it('names the organization for each table, but for the statements that are listed', () => {
    const unfiltered = new Set<string>();
    const examples = new Map<string, string>();
    for (const { text, context, file } of statements) {
      if (context !== 'tenant') continue;
      for (const table of unconstrainedTables(text, tenantTables)) {
        unfiltered.add(`${file} ${table}`);
        examples.set(`${file} ${table}`, text);
      }
    }
    const listed = new Set(remaining);
    const added = [...unfiltered].filter((one) => !listed.has(one)).sort();
    expect(added, added.map((one) => `${one}: ${examples.get(one) ?? ''}`).join('\n')).toEqual([]);
    // One that is mended leaves the list, so that it cannot come back.
    expect([...listed].filter((one) => !unfiltered.has(one))).toEqual([]);
  });

  it('asks for the current organization only where there is one', () => {
    // It is null there, so the condition would find nothing and raise no error.
    const wrong = statements
      .filter(({ context, text }) => context !== 'tenant' && text.includes('current_client()'))
      .map(({ file, text }) => `${file}: ${text}`);
    expect([...new Set(wrong)]).toEqual([]);
  });
});
