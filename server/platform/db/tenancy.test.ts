import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/support/server/database.ts';
import { bothEngines } from '../../../tests/support/server/engines.ts';
import { newId } from '../runtime/ids.ts';
import type { Database } from './connect.ts';
import { clients, users } from './schema/accounts.ts';
import { notifications } from './schema/operations.ts';
import { acrossTenants, inTenant } from './tenancy.ts';

const acme = { clientId: newId(), userId: newId() };
const other = { clientId: newId(), userId: newId() };

const note = (tenant: typeof acme, title: string) => ({
  clientId: tenant.clientId,
  id: newId(),
  userId: tenant.userId,
  type: 'scan_ended',
  title,
});

/** PostgreSQL's error inside drizzle's "Failed query". */
const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
  );

describe.each(bothEngines)('tenancy on %s', (engine) => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase(engine);
    await acrossTenants(db, 'first start', (tx) =>
      tx.insert(clients).values([
        { clientId: acme.clientId, organizationName: 'Acme' },
        { clientId: other.clientId, organizationName: 'Other' },
      ]),
    );
    await inTenant(db, acme, (tx) =>
      tx.insert(notifications).values([note(acme, 'one'), note(acme, 'two')]),
    );
    await inTenant(db, other, (tx) => tx.insert(notifications).values(note(other, 'three')));
  });
  afterAll(() => db.close());

  it('covers every table that has a client_id', async () => {
    const { rows } = await db.pool.query<{ name: string; forced: boolean; policies: string[] }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
             array(select polname::text from pg_policy where polrelid = c.oid order by 1) as policies
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => !row.forced || row.policies.join() !== 'across,tenant')).toEqual(
      [],
    );
  });

  it('puts client_id first in every primary key and index of those tables', async () => {
    const { rows } = await db.pool.query<{ name: string }>(`
      select i.indexrelid::regclass::text as name
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
      where c.relnamespace = 'public'::regnamespace and i.indkey[0] <> a.attnum order by 1`);
    // These indexes are for look-ups before the organization is known (by name, by token), or
    // across all of them (due jobs). A GIN index cannot contain the column.
    expect(rows.map((row) => row.name)).toEqual([
      'api_tokens_token',
      'billing_accounts_account',
      'export_files_token',
      'findings_search',
      'host_webhooks_id',
      'jobs_due',
      'one_time_tokens_token',
      'passkeys_credential',
      'scans_kept',
      'sessions_token',
      'users_email',
      'users_google_sub',
      'users_verified_email',
      'users_verified_username',
    ]);
  });

  it('shows each organisation its own rows', async () => {
    const titles = await inTenant(db, acme, async (tx) =>
      (await tx.select().from(notifications)).map((row) => row.title),
    );
    expect(titles.sort()).toEqual(['one', 'two']);
  });

  it('shows nothing to a bare SELECT without tenancy', async () => {
    const rows = await db.orm.transaction(async (tx) => {
      await tx.execute(sql.raw('set local role parapet_app'));
      return tx.select().from(notifications);
    });
    expect(rows).toEqual([]);
  });

  it('forgets the organisation with the end of the transaction', async () => {
    await inTenant(db, acme, (tx) => tx.select().from(notifications));
    const { rows } = await db.pool.query<{ client: string | null; role: string }>(
      "select nullif(current_setting('parapet.client_id', true), '') as client, current_user as role",
    );
    expect(rows).toEqual([{ client: null, role: 'postgres' }]);
  });

  it('refuses to write a row of another organisation', async () => {
    expect(
      await refusal(
        inTenant(db, acme, (tx) => tx.insert(notifications).values(note(other, 'smuggled'))),
      ),
    ).toMatch(/row-level security policy/);
    expect(
      await refusal(
        inTenant(db, acme, (tx) => tx.update(notifications).set({ clientId: other.clientId })),
      ),
    ).toMatch(/row-level security policy/);
  });

  it('cannot change or delete what it does not see', async () => {
    const changed = await inTenant(db, acme, (tx) =>
      tx
        .update(notifications)
        .set({ title: 'taken' })
        .where(sql`client_id = ${other.clientId}`),
    );
    expect(changed.rowCount).toBe(0);
    const removed = await inTenant(db, acme, (tx) =>
      tx.delete(clients).where(sql`client_id = ${other.clientId}`),
    );
    expect(removed.rowCount).toBe(0);
  });

  it('lets the named entry see every organisation', async () => {
    const rows = await acrossTenants(db, 'administer organisations', (tx) =>
      tx.select().from(clients),
    );
    expect(rows).toHaveLength(2);
  });

  it('takes only ids as tenants', async () => {
    await expect(
      inTenant(db, { clientId: "x'; drop table users; --" }, (tx) => tx.select().from(users)),
    ).rejects.toThrow(TypeError);
  });

  it('keeps forty interleaved transactions apart', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const tenant = index % 2 === 0 ? acme : other;
        return inTenant(db, tenant, async (tx) => {
          const first = await tx
            .select()
            .from(notifications)
            .where(sql`title <> ${`unknown ${index}`}`);
          await tx.insert(notifications).values(note(tenant, `n${index}`));
          const second = await tx.select().from(notifications);
          return (
            [...first, ...second].every((row) => row.clientId === tenant.clientId) &&
            second.length > first.length
          );
        });
      }),
    );
    expect(seen).toEqual(Array.from({ length: 40 }, () => true));
  });

  it('does not mix parameterised queries of several connections outside transactions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        db.pool.query<{ n: number }>(`select $1::int + ${index} as n`, [index]),
      ),
    );
    expect(answers.map((answer) => answer.rows[0]?.n)).toEqual(
      Array.from({ length: 60 }, (_, index) => 2 * index),
    );
  });
});
