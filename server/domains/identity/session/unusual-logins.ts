// Logins from a browser or a network that the user had not used before. They wait until the user
// confirms or denies them from another session.
import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  knownNetworks,
  sessions,
  type signInMeans,
  unusualLogins,
} from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import type { SessionOrigin, User } from './session.repo.ts';

type Schemas = components['schemas'];
type Owner = { clientId: string; userId: string };
export type SignInMeans = (typeof signInMeans)[number];

/** How long a login can be confirmed or denied. */
export const unusualLoginDays = 30;

/** The 256 addresses around an IPv4 address; an IPv6 address is already stored as its network. */
export const networkOf = (address: string | undefined): string | undefined =>
  address !== undefined && /^(\d+\.){3}\d+$/.test(address)
    ? `${address.slice(0, address.lastIndexOf('.'))}.0/24`
    : address;

const isOf = ({ clientId, userId }: Owner) =>
  and(eq(unusualLogins.clientId, clientId), eq(unusualLogins.userId, userId));

const learnNetwork = async (tx: Tx, owner: Owner, network: string, now: Date): Promise<void> => {
  await tx
    .insert(knownNetworks)
    .values({ ...owner, network, createdAt: now })
    .onConflictDoNothing();
};

/** Returns whether the user has denied, or not yet answered, a login that used this browser. */
const isDoubtful = async (tx: Tx, owner: Owner, device: string): Promise<boolean> =>
  (
    await tx
      .select({ id: unusualLogins.id })
      .from(unusualLogins)
      .where(
        and(
          isOf(owner),
          eq(unusualLogins.newDevice, device),
          or(isNull(unusualLogins.answer), ne(unusualLogins.answer, 'mine')),
        ),
      )
      .limit(1)
  ).length > 0;

type Login = {
  sessionId: string;
  from: SessionOrigin;
  /** Id in the cookie that the browser gets. */
  device: string;
  means: SignInMeans;
  now: Date;
};

/**
 * Called for each login, with the user's state before it. The first login with a recorded network
 * makes that network known, because there is nothing to compare it with.
 */
export const recordLogin = async (
  tx: Tx,
  user: User,
  { sessionId, from, device, means, now }: Login,
): Promise<void> => {
  const owner = { clientId: user.clientId, userId: user.id };
  const network = networkOf(from.address);
  const known = await tx
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.clientId, owner.clientId), eq(knownNetworks.userId, owner.userId)));
  if (known.length === 0) {
    if (network !== undefined) await learnNetwork(tx, owner, network, now);
    return;
  }
  const isNewNetwork = network !== undefined && known.every((one) => one.network !== network);
  // After a password change no browser is known, so the first login is not unusual.
  const isFirstWithPassword =
    user.passwordChangedAt !== null &&
    (user.lastLoginAt === null || user.passwordChangedAt > user.lastLoginAt);
  const isNewDevice =
    from.knownDevice === undefined
      ? !isFirstWithPassword
      : await isDoubtful(tx, owner, from.knownDevice);
  if (!isNewDevice && !isNewNetwork) return;
  await tx.insert(unusualLogins).values({
    ...owner,
    id: newId(),
    sessionId,
    address: from.address,
    device: from.device?.slice(0, 300),
    newDevice: isNewDevice ? device : null,
    newNetwork: isNewNetwork ? network : null,
    means,
    createdAt: now,
  });
};

const isWaiting = (who: Owner, now: Date) =>
  and(
    isOf(who),
    isNull(unusualLogins.answer),
    gt(unusualLogins.createdAt, new Date(now.getTime() - unusualLoginDays * 86_400_000)),
  );

/** Lists the sessions of logins that wait for an answer. */
export const listUnusualSessions = async (
  tx: Tx,
  who: Owner,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ sessionId: unusualLogins.sessionId })
    .from(unusualLogins)
    .where(isWaiting(who, now));
  return new Set(rows.map(({ sessionId }) => sessionId));
};

/**
 * An intruder must not confirm their own login: their session can neither list nor answer unusual
 * logins.
 */
const mayAnswer = async (tx: Tx, who: Principal, now: Date): Promise<boolean> =>
  !(await listUnusualSessions(tx, who, now)).has(who.token.id);

export const listUnusualLogins = (
  deps: Deps,
  who: Principal,
): Promise<Schemas['UnusualLoginList']> =>
  inTenant(deps.db, who, async (tx) => {
    const now = deps.now();
    if (!(await mayAnswer(tx, who, now))) return { data: [] };
    const rows = await tx
      .select({ login: unusualLogins, session: sessions.id })
      .from(unusualLogins)
      .leftJoin(
        sessions,
        and(
          eq(sessions.clientId, unusualLogins.clientId),
          eq(sessions.id, unusualLogins.sessionId),
          gt(sessions.expiresAt, now),
        ),
      )
      .where(isWaiting(who, now))
      .orderBy(desc(unusualLogins.createdAt), desc(unusualLogins.id))
      .limit(20);
    return {
      data: rows.map(({ login, session }) => ({
        id: login.id,
        created_at: login.createdAt.toISOString(),
        address: login.address,
        device: login.device,
        new_device: login.newDevice !== null,
        new_network: login.newNetwork !== null,
        means: login.means,
        session_open: session !== null,
      })),
    };
  });

/**
 * @throws 404 for a login of another user, one that has been answered, or a session that may not
 * answer
 */
export const answerUnusualLogin = (
  deps: Deps,
  who: Principal,
  id: string,
  mine: boolean,
): Promise<void> =>
  inTenant(deps.db, who, async (tx) => {
    const now = deps.now();
    const [login] = await tx
      .select()
      .from(unusualLogins)
      .where(and(isWaiting(who, now), eq(unusualLogins.id, id)));
    if (!login || !(await mayAnswer(tx, who, now))) throw notFound('Login');
    const sameBrowser =
      login.newDevice === null ? undefined : eq(unusualLogins.newDevice, login.newDevice);
    const answered = await tx
      .update(unusualLogins)
      .set({ answer: mine ? 'mine' : 'not_mine' })
      .where(and(isWaiting(who, now), or(eq(unusualLogins.id, id), sameBrowser)))
      .returning();
    for (const { sessionId, newNetwork } of answered) {
      if (mine && newNetwork !== null) await learnNetwork(tx, who, newNetwork, now);
      if (!mine)
        await tx
          .delete(sessions)
          .where(
            and(
              eq(sessions.clientId, who.clientId),
              eq(sessions.userId, who.userId),
              eq(sessions.id, sessionId),
            ),
          );
    }
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: mine ? 'session.confirm' : 'session.disown',
      subject: { type: 'user', id: who.userId },
      detail: { address: login.address },
    });
  });

export const deleteLoginsOf = async (tx: Tx, owner: Owner): Promise<void> => {
  await tx.delete(unusualLogins).where(isOf(owner));
  await tx
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.clientId, owner.clientId), eq(knownNetworks.userId, owner.userId)));
};
