// The sessions that users can see and end.
import { and, desc, eq, gt } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { sessions } from '../../../platform/db/schema/accounts.ts';
import { findSetting } from '../../../platform/db/setting-store.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { signInRulesKey, toSignInRules } from '../../../platform/http/sign-in-rules.ts';
import { revokeSessions } from './session.repo.ts';
import { listUnusualSessions } from './unusual-logins.ts';

type Schemas = components['schemas'];

const isOwn = (who: Principal) =>
  and(eq(sessions.clientId, who.clientId), eq(sessions.userId, who.userId));

const audit = (tx: Tx, who: Principal, detail: Record<string, unknown>) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'session.end',
    subject: { type: 'user', id: who.userId },
    detail,
  });

export const listSessions = (deps: Deps, who: Principal): Promise<Schemas['OpenSessionList']> =>
  inTenant(deps.db, who, async (tx) => {
    const { idle_minutes: idle } = toSignInRules(
      await findSetting(tx, who.clientId, signInRulesKey),
    );
    const now = deps.now();
    const rows = await tx
      .select()
      .from(sessions)
      .where(
        and(
          isOwn(who),
          gt(sessions.expiresAt, now),
          gt(sessions.lastUsedAt, new Date(now.getTime() - idle * 60_000)),
        ),
      )
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(200);
    const unusual = await listUnusualSessions(tx, who, now);
    return {
      idle_minutes: idle,
      data: rows.map((row) => ({
        id: row.id,
        address: row.address,
        device: row.device,
        created_at: row.createdAt.toISOString(),
        last_used_at: row.lastUsedAt.toISOString(),
        expires_at: row.expiresAt.toISOString(),
        current: row.id === who.token.id,
        unusual: unusual.has(row.id),
      })),
    };
  });

/** @throws 404 for a session of another user */
export const endSession = (deps: Deps, who: Principal, id: string): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    const [row] = await tx
      .delete(sessions)
      .where(and(isOwn(who), eq(sessions.id, id)))
      .returning();
    if (!row) throw notFound('Session');
    await audit(tx, who, { address: row.address });
  });

export const endOtherSessions = (deps: Deps, who: Principal): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    await revokeSessions(tx, who.clientId, who.userId, who.token.id);
    await audit(tx, who, { sessions: 'others' });
  });
