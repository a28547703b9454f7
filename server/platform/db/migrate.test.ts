// A database of an earlier release opens in this one: its data is kept, and routines whose result
// changed are recreated.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetPath } from '../runtime/paths.ts';
import { connect, type Database } from './connect.ts';
import { migrate, NewerSchemaError } from './migrate.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parapet-upgrade-'));
let db: Database;

/** The migrations folder of the first release. */
const firstRelease = (): string => {
  const [from, to] = [assetPath('platform/db/migrations'), path.join(folder, 'migrations')];
  mkdirSync(path.join(to, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(path.join(from, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]; // drizzle's own file
  };
  const [first] = journal.entries;
  if (!first) throw new Error('The journal of migrations is empty.');
  cpSync(path.join(from, `${first.tag}.sql`), path.join(to, `${first.tag}.sql`));
  writeFileSync(
    path.join(to, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: [first] }),
  );
  return to;
};

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await db.pool.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  db = await connect({ dataDir: path.join(folder, 'data'), poolSize: 1 });
  await applyMigrations(drizzle(db.pool), { migrationsFolder: firstRelease() });
  await db.pool.query(`
    create function search_findings(words tsquery, pattern text, sort text, most integer)
    returns table (id uuid, traits bigint, measures bigint, number double precision, word text)
    language sql as 'select null::uuid, 0::bigint, 0::bigint, 0::float8, null::text'`);
  await db.pool.query(
    `insert into clients (client_id, organization_name) values ('00000000-0000-7000-8000-000000000001', 'Acme')`,
  );
  // A report of 2020, imported in 2026.
  await db.pool.query(`
    insert into findings (client_id, id, repository_id, repository_name, branch, tool, category, type, rule_id, title, severity, reported_severity, severity_rank, priority, mitigation, fixing_effort,
      identity, content_hash, component, vulnerability, first_seen_at, last_seen_at, created_at, due_at, closed_at, search)
    values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000003', 'ledger-api', 'main', 'semgrep', 'sast', 'sast', 'r', 'A problem', 'high', 'high', 1, 50, 'none', 10,
      'i', 'h', 'log4j', 'CVE-2021-44228', '2020-01-01', '2020-01-01', '2026-01-01', '2020-01-31', '2020-02-01', '')`);
  // Two secrets: the scanner verified one of them.
  for (const [id, confidence] of [
    ['00000000-0000-7000-8000-000000000004', 'high'],
    ['00000000-0000-7000-8000-000000000005', 'low'],
  ] as const) {
    await db.pool.query(
      `insert into findings (client_id, id, repository_id, repository_name, branch, tool, category, type, rule_id, title, severity, reported_severity, severity_rank, priority, mitigation, fixing_effort,
        identity, content_hash, first_seen_at, last_seen_at, created_at, search)
      values ('00000000-0000-7000-8000-000000000001', $1::uuid, '00000000-0000-7000-8000-000000000003', 'ledger-api', 'main', 'trufflehog', 'secret', 'Exposed secret', 'r', 'A key', 'high', 'high', 1, 50, 'none', 10,
        $1::text, 'h', '2026-01-01', '2026-01-01', '2026-01-01', '')`,
      [id],
    );
    await db.pool.query(
      `insert into finding_details (client_id, finding_id, data) values ('00000000-0000-7000-8000-000000000001', $1, $2)`,
      [id, { confidence }],
    );
  }
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('brings the first release to this one and keeps its rows', async () => {
  expect(await columnsOf('findings')).toContain('traits');
  await migrate(db);
  expect(await columnsOf('findings')).toEqual(
    expect.arrayContaining(['bitmap_flags', 'bitmap_ranges']),
  );
  expect(await columnsOf('findings')).not.toContain('traits');
  const { rows } = await db.pool.query<{ name: string }>(
    'select organization_name as name from clients',
  );
  expect(rows).toEqual([{ name: 'Acme' }]);
});

it('counts findings from the arrival of their report', async () => {
  const { rows } = await db.pool.query(
    `select first_seen_at = created_at as known, due_at::date::text as due, closed_at = created_at as closed from findings where component is not null`,
  );
  expect(rows).toEqual([{ known: true, due: '2026-01-31', closed: true }]);
});

it('counts known vulnerabilities of components among the failures of the supply chain', async () => {
  const { rows } = await db.pool.query(
    `select label, origin from finding_labels where label like 'owasp:%' order by 1`,
  );
  expect(rows).toEqual([
    { label: 'owasp:A03:2025', origin: 'report' },
    { label: 'owasp:A06:2021', origin: 'report' },
  ]);
});

it('marks the secrets that their scanner found to be live', async () => {
  const { rows } = await db.pool.query(
    `select l.finding_id as id, l.origin from finding_labels l where l.label = 'secret:live'`,
  );
  expect(rows).toEqual([{ id: '00000000-0000-7000-8000-000000000004', origin: 'report' }]);
});

it('changes nothing the second time', async () => {
  const applied = () =>
    db.pool.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
  const before = (await applied()).rows;
  await migrate(db);
  expect((await applied()).rows).toEqual(before);
});

it('refuses a database of a later version, with both versions, and leaves it as it is', async () => {
  const known = await db.pool.query<{ version: string }>('select version from parapet_schema');
  await db.pool.query(`update parapet_schema set print = 'of a later one', version = '99.1.0'`);
  await db.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  );
  const refused: unknown = await migrate(db).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NewerSchemaError);
  expect(String(refused)).toMatch(
    new RegExp(`belongs to Parapet 99\\.1\\.0 .*this is Parapet ${known.rows[0]?.version ?? '?'},`),
  );
  const { rows } = await db.pool.query('select print, version from parapet_schema');
  expect(rows).toEqual([{ print: 'of a later one', version: '99.1.0' }]);
});

// The last test: the connection remains the owner's.
it('lets an ordinary owner who may create roles run as them, on PostgreSQL 16 and later too', async () => {
  const roles = readFileSync(
    path.join(assetPath('platform/db/routines'), '00-roles.sql'),
    'utf8',
  ).replaceAll(/parapet_(?=app|system)/g, 'ordinary_');
  await db.pool.query('create role ordinary_owner createrole login');
  await db.pool.query('set session authorization ordinary_owner');
  await db.pool.query(roles);
  await db.pool.query(roles);
  await db.pool.query('begin; set local role ordinary_app; rollback');
  await db.pool.query('begin; set local role ordinary_system; rollback');
});
