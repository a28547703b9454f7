// Deletes all data of organizations whose grace period is over. The tables are read from the
// database, so that new ones are covered.
import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients, deletedClients } from '../../../platform/db/schema/accounts.ts';
import { auditLog } from '../../../platform/db/schema/operations.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publicLink } from '../../../platform/http/links.ts';
import { type MailData, renderMail } from '../../../platform/mail/templates.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { listAdministrators, writeToAdministrators } from './administrators.ts';
import { hasLastSuperadmins, hasPaidSubscription, lockClient } from './deletion.repo.ts';

/** Rows per statement: a large organization must not exceed the statement timeout. */
const batch = 5000;
/**
 * A job or an upload that ran during the deletion may still write. Repeating the deletion costs one
 * statement per table.
 */
const repeatDays = 3;

/**
 * Without these no user can sign in and no token works; they are deleted first, with the
 * organization itself.
 */
const credentials = ['sessions', 'api_tokens', 'passkeys', 'one_time_tokens', 'users', 'jobs'];

const across = <T>(deps: Pick<Deps, 'db'>, work: (tx: Tx) => Promise<T>) =>
  acrossTenants(deps.db, 'delete an organisation', work);

/**
 * Lists all tables with tenant rows. Findings come first, because their triggers write into other
 * tables.
 */
const listTenantTables = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'client_id' and not a.attisdropped and c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace = 'public'::regnamespace order by c.relname <> 'findings', c.relname`);
  return rows.map(({ name }) => name);
};

type Closed = {
  organization: string;
  administrators: Awaited<ReturnType<typeof listAdministrators>>;
};

/**
 * Notifies the administrators once per request that their organization is kept for now, and why.
 * The deletion is retried every hour.
 */
const holdBack = async (
  deps: Deps,
  clientId: string,
  why: MailData['deletion_held']['why'],
): Promise<void> => {
  deps.log.warn({ clientId, why }, 'an organization is not deleted yet');
  await inTenant(deps.db, { clientId }, async (tx) => {
    const row = await lockClient(tx, clientId);
    if (!row?.deletionRequestedAt) return;
    const [known] = await tx
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.clientId, clientId),
          eq(auditLog.action, 'client.hold_deletion'),
          gte(auditLog.at, row.deletionRequestedAt),
          sql`${auditLog.detail} ->> 'why' = ${why}`,
        ),
      )
      .limit(1);
    if (known) return;
    await writeAudit(tx, {
      clientId,
      action: 'client.hold_deletion',
      subject: { type: 'client', id: clientId },
      detail: { why },
    });
    await writeToAdministrators(deps, tx, clientId, {
      template: 'deletion_held',
      data: {
        organization: row.organizationName,
        why,
        link: publicLink(deps.config, '/settings/security'),
      },
    });
  });
  deps.wakeJobs();
};

/**
 * Commits the deletion: from here on the organization no longer exists for its users, and the rest
 * is deleted even after a crash. Undefined if it stays: an administrator canceled the request,
 * another server was first, or a condition that would have rejected the request has since become
 * true.
 */
const closeOrganization = async (deps: Deps, clientId: string): Promise<Closed | undefined> => {
  const outcome = await across(deps, async (tx) => {
    const row = await lockClient(tx, clientId);
    if (!row?.deletesAt || row.deletesAt > deps.now()) return undefined;
    if (await hasLastSuperadmins(tx, clientId)) return 'last_superadmins' as const;
    if (await hasPaidSubscription(tx, clientId)) return 'paid_subscription' as const;
    const administrators = await listAdministrators(tx, clientId);
    await tx
      .insert(deletedClients)
      .values({
        id: clientId,
        requestedAt: row.deletionRequestedAt ?? row.deletesAt,
        deletedAt: deps.now(),
      })
      .onConflictDoNothing();
    for (const table of credentials)
      await tx.execute(
        sql`delete from ${sql.identifier(table)} where client_id = ${clientId}::uuid`,
      );
    await tx.delete(clients).where(eq(clients.clientId, clientId));
    return { organization: row.organizationName, administrators };
  });
  if (typeof outcome !== 'string') return outcome;
  await holdBack(deps, clientId, outcome);
  return undefined;
};

/**
 * Sent directly, because the mail log is deleted with the organization. A mail server that rejects
 * the mail does not prevent the deletion.
 */
const sayFarewell = async (deps: Deps, { organization, administrators }: Closed): Promise<void> => {
  const date = deps.now().toISOString().slice(0, 10);
  for (const { to, locale } of administrators) {
    const { subject, body, html } = renderMail(
      'organization_deleted',
      locale,
      { organization, date, link: publicLink(deps.config, '/login') },
      organization,
    );
    await deps.mailer
      .deliver({ id: newId(), to, subject, body, html })
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the last mail was not sent'));
  }
};

/** Returns the number of deleted rows. Each batch is a transaction of its own. */
const deleteRows = async (deps: Pick<Deps, 'db'>, clientId: string, table: string) => {
  const name = sql.identifier(table);
  // `deleteObjects` deletes the object first and then its row.
  const statement =
    table === 'file_objects'
      ? sql`update file_objects set state = 'deleted' where client_id = ${clientId}::uuid and state = 'stored'`
      : sql`delete from ${name} where client_id = ${clientId}::uuid and ctid = any(array(
          select ctid from ${name} where client_id = ${clientId}::uuid limit ${batch}))`;
  let total = 0;
  for (;;) {
    const { rowCount } = await inTenant(deps.db, { clientId }, (tx) => tx.execute(statement));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch || table === 'file_objects') return total;
  }
};

/**
 * Repeats until a round finds nothing, because triggers write into tables that were already empty.
 */
const deleteEverything = async (deps: Pick<Deps, 'db'>, clientId: string, tables: string[]) => {
  for (let found = 1, round = 0; found > 0 && round < 5; round += 1) {
    found = 0;
    for (const table of tables) found += await deleteRows(deps, clientId, table);
  }
};

/** Several servers may run it: every step can be repeated. */
export const deleteDueOrganizations = async (deps: Deps): Promise<void> => {
  const due = await across(deps, (tx) =>
    tx
      .select({ clientId: clients.clientId })
      .from(clients)
      .where(lte(clients.deletesAt, deps.now())),
  );
  for (const { clientId } of due) {
    const closed = await closeOrganization(deps, clientId);
    if (closed) await sayFarewell(deps, closed);
  }
  const since = new Date(deps.now().getTime() - repeatDays * 86_400_000);
  const { gone, tables } = await across(deps, async (tx) => ({
    gone: await tx
      .select({ id: deletedClients.id })
      .from(deletedClients)
      .where(gt(deletedClients.deletedAt, since)),
    tables: await listTenantTables(tx),
  }));
  for (const { id } of gone) await deleteEverything(deps, id, tables);
};
