// Initializes an empty database: creates the organization, and either the administrator named by
// the environment or a one-time set-up link for the operator.
import { count, sql } from 'drizzle-orm';
import { writeAudit } from './domains/audit-log/index.ts';
import { clients, users } from './platform/db/schema/accounts.ts';
import type { Database, Tx } from './platform/db/connect.ts';
import { acrossTenants } from './platform/db/tenancy.ts';
import type { Deps } from './platform/deps.ts';
import { hashPassword, issueOneTimeToken } from './domains/identity/index.ts';
import { newId } from './platform/runtime/ids.ts';

const setupSeconds = 24 * 3600;

export type FirstStart =
  | { kind: 'already' }
  | { kind: 'administrator'; email: string }
  | { kind: 'setup'; path: string };

// Transaction lock: if several servers start on an empty database, one creates the organization.
const firstStartLock = 727_275;

const isInitialized = async (tx: Tx): Promise<boolean> =>
  ((await tx.select({ n: count() }).from(users))[0]?.n ?? 0) > 0;

/** Returns the organization of the installation; creates it if there is none. */
const ensureOrganization = async (tx: Tx, name: string, now: Date): Promise<string> => {
  const [existing] = await tx
    .select({ clientId: clients.clientId })
    .from(clients)
    .orderBy(clients.createdAt)
    .limit(1);
  if (existing) return existing.clientId;
  const clientId = newId();
  await tx.insert(clients).values({ clientId, organizationName: name, createdAt: now });
  await writeAudit(tx, {
    clientId,
    action: 'client.create',
    subject: { type: 'client', id: clientId },
  });
  return clientId;
};

const insertAdministrator = async (
  tx: Tx,
  clientId: string,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  const id = newId();
  await tx.insert(users).values({
    clientId,
    id,
    email,
    username: email.split('@')[0] ?? email,
    role: 'superadmin',
    passwordHash,
    passwordChangedAt: now,
    verifiedAt: now,
  });
  await writeAudit(tx, {
    clientId,
    action: 'team.create_first_administrator',
    subject: { type: 'user', id },
  });
};

/**
 * Adds an administrator from the operator's command. Returns false if the address already has an
 * account.
 */
export const createConfiguredAdministrator = async (
  db: Database,
  organization: string,
  { email, password }: { email: string; password: string },
): Promise<boolean> => {
  const passwordHash = await hashPassword(password);
  return acrossTenants(db, 'first start', async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstStartLock})`);
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = lower(${email})`);
    if (known) return false;
    const clientId = await ensureOrganization(tx, organization, new Date());
    await insertAdministrator(tx, clientId, email, passwordHash, new Date());
    return true;
  });
};

/** Idempotent: runs at every start. An unused set-up link is replaced by a new one. */
export const initializeInstallation = async (deps: Deps): Promise<FirstStart> => {
  const { admin } = deps.config;
  if (await acrossTenants(deps.db, 'first start', isInitialized)) return { kind: 'already' };
  const passwordHash =
    admin.password === undefined ? undefined : await hashPassword(admin.password);

  return acrossTenants(deps.db, 'first start', async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstStartLock})`);
    if (await isInitialized(tx)) return { kind: 'already' };
    const clientId = await ensureOrganization(tx, admin.organization, deps.now());
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
    await insertAdministrator(tx, clientId, admin.email, passwordHash, deps.now());
    return { kind: 'administrator', email: admin.email };
  });
};
