// The requirements of a distributed PostgreSQL for a table that is distributed by organization, and
// the obstacles that remain (docs/adr/0002). None was tried: the lists below are exact, so that a
// schema change that adds to them fails the test.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import type { Database } from './connect.ts';

/**
 * Rows that are looked up before their organization is known. These tables stay undistributed on
 * one server.
 */
const foundByAnotherKey = [
  'api_tokens_token',
  'billing_accounts_account',
  'export_files_token',
  'host_webhooks_id',
  'one_time_tokens_token',
  'passkeys_credential',
  'sessions_token',
  'users_verified_email',
  'users_verified_username',
];

/** For servers of the previous version, until the next one (docs/adr/0006). */
const ofTheVersionBefore = [
  'finding_labels.labels_count_delete',
  'finding_labels.labels_count_insert',
  'findings.findings_count_delete',
  'findings.findings_count_insert',
  'findings.findings_count_update',
];

const ofOrganizations = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped)`;

describe('the tables of organizations', () => {
  let db: Database;
  const names = async (query: string): Promise<string[]> =>
    (await db.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

  beforeAll(async () => {
    db = await freshDatabase();
  });
  afterAll(() => db.close());

  it('have the organization in each unique key, but those of what is looked up without it', async () => {
    expect(
      await names(`
        select x.indexrelid::regclass::text as name from pg_index x join pg_class c on c.oid = x.indrelid
        where ${ofOrganizations} and (x.indisunique or x.indisexclusion) and not exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and a.attnum = any(x.indkey)) order by 1`),
    ).toEqual(foundByAnotherKey);
  });

  it('have a primary key', async () => {
    expect(
      await names(
        `select c.relname as name from pg_class c where ${ofOrganizations} and not exists (select from pg_index x where x.indrelid = c.oid and x.indisprimary) order by 1`,
      ),
    ).toEqual([]);
  });

  it('have the organization as a column of the same type, never null', async () => {
    expect(
      await names(`
        select c.relname as name from pg_class c join pg_attribute t on t.attrelid = c.oid and t.attname = 'client_id' and not t.attisdropped
        where ${ofOrganizations} and (not t.attnotnull or t.atttypid <> 'uuid'::regtype) order by 1`),
    ).toEqual([]);
  });

  it('have no foreign key and no exclusion', async () => {
    expect(
      await names(
        `select conname as name from pg_constraint where contype in ('f', 'x') and connamespace = 'public'::regnamespace order by 1`,
      ),
    ).toEqual([]);
  });

  it('have no trigger but those for the version before, which the server switches off', async () => {
    const triggers = `from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal`;
    expect(
      await names(`select c.relname || '.' || t.tgname as name ${triggers} order by 1`),
    ).toEqual(ofTheVersionBefore);
    expect(
      await names(
        `select t.tgname as name ${triggers} and pg_get_triggerdef(t.oid) not like '%WHEN ((current_setting(''parapet.counts''::text, true) IS DISTINCT FROM ''code''::text))%'`,
      ),
    ).toEqual([]);
  });

  it('have no rule, no inheritance and no default that reads a table', async () => {
    expect(
      await names(
        `select c.relname as name from pg_class c where ${ofOrganizations} and (c.relhasrules or c.relhassubclass) order by 1`,
      ),
    ).toEqual([]);
    expect(
      await names(`
        select distinct c.relname || ': ' || pg_get_expr(d.adbin, d.adrelid) as name from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
        where ${ofOrganizations} and a.attgenerated = '' and pg_get_expr(d.adbin, d.adrelid) ~ '\\(' and pg_get_expr(d.adbin, d.adrelid) !~ '^(nextval|now|gen_random_uuid)\\(' order by 1`),
    ).toEqual([]);
  });
});
