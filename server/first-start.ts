// An empty database gets its organisation, and either the administrator that the environment names or a link that lets the operator make one.
import { count } from 'drizzle-orm';
import { writeAudit } from './audit.ts';
import { clients, users } from './db/schema/accounts.ts';
import { acrossTenants } from './db/tenancy.ts';
import type { Deps } from './deps.ts';
import { issueOneTimeToken } from './modules/session/session.repo.ts';
import { hashPassword } from './passwords.ts';
import { newId } from './runtime/ids.ts';

const setupSeconds = 24 * 3600;

export type FirstStart =
  | { kind: 'already' }
  | { kind: 'administrator'; email: string }
  | { kind: 'setup'; path: string };

/** Safe to run at every start. A set-up link that nobody used is replaced by a new one. */
export const firstStart = async (deps: Deps): Promise<FirstStart> => {
  const { admin } = deps.config;
  const known = await acrossTenants(
    deps.db,
    'first start',
    async (tx) => (await tx.select({ n: count() }).from(users))[0]?.n ?? 0,
  );
  if (known > 0) return { kind: 'already' };
  const passwordHash =
    admin.password === undefined ? undefined : await hashPassword(admin.password);

  return acrossTenants(deps.db, 'first start', async (tx) => {
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
      return { kind: 'setup', path: `/set-up?token=${token}` };
    }
    const id = newId();
    await tx
      .insert(users)
      .values({
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
