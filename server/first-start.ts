// Initializes an empty database: creates the organization, and either the administrator named by
// the environment or a one-time set-up link for the operator.
import { count, sql } from 'drizzle-orm';
import { writeAudit } from './domains/audit-log/index.ts';
import { clients, users } from './platform/db/schema/accounts.ts';
import type { Tx } from './platform/db/connect.ts';
import { acrossTenants } from './platform/db/tenancy.ts';
import type { Deps } from './platform/deps.ts';
import { hashPassword, issueOneTimeToken } from './domains/identity/index.ts';
import { newId } from './platform/runtime/ids.ts';

const setupSeconds = 24 * 3600;

export type FirstStart =
  | { kind: 'already' }
  | { kind: 'administrator'; email: string }
  | { kind: 'setup'; path: string };

// Transaction lock: of several servers that start on an empty database one creates the organisation.
const firstStartLock = 727_275;

const isInitialized = async (tx: Tx): Promise<boolean> =>
  ((await tx.select({ n: count() }).from(users))[0]?.n ?? 0) > 0;

/** Idempotent: runs at every start. An unused set-up link is replaced by a new one. */
export const initializeInstallation = async (deps: Deps): Promise<FirstStart> => {
  const { admin } = deps.config;
  if (await acrossTenants(deps.db, 'first start', isInitialized)) return { kind: 'already' };
  const passwordHash =
    admin.password === undefined ? undefined : await hashPassword(admin.password);

  return acrossTenants(deps.db, 'first start', async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstStartLock})`);
    if (await isInitialized(tx)) return { kind: 'already' };
    const [existing] = await tx.select({ clientId: clients.clientId }).from(clients).limit(1);
    const clientId = existing?.clientId ?? newId();
    if (!existing) {
      await tx
        .insert(clients)
        .values({ clientId, organizationName: admin.organization, createdAt: deps.now() });
      await writeAudit(tx, {
        clientId,
        action: 'client.create',
        subject: { type: 'client', id: clientId },
      });
    }
    if (admin.email === undefined || passwordHash === undefined) {
      const { token } = await issueOneTimeToken(
        tx,
        { clientId, userId: null },
        'setup',
        deps.now(),
        setupSeconds,
      );
      return { kind: 'setup', path: `/set-up#${token}` };
    }
    const id = newId();
    await tx.insert(users).values({
      clientId,
      id,
      email: admin.email,
      username: admin.email.split('@')[0] ?? admin.email,
      role: 'superadmin',
      passwordHash,
      verifiedAt: deps.now(),
    });
    await writeAudit(tx, {
      clientId,
      action: 'team.create_first_administrator',
      subject: { type: 'user', id },
    });
    return { kind: 'administrator', email: admin.email };
  });
};
