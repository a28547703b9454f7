import { sql } from 'drizzle-orm';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import { can, invitableRoles, type Role } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { retryOnDeadlock } from '../../platform/db/deadlock.ts';
import { acrossTenants, inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { consumeRateLimit } from '../../platform/http/rate-limit.ts';
import { notFound } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { labelSource } from '../findings/index.ts';
import {
  findUser,
  listUsersByEmail,
  createUser,
  updateUser,
  writeInvitation,
  type User,
} from '../identity/index.ts';
import { toPageMeta, type PageRange } from '../../platform/http/paging.ts';
import { developerLabel } from '../access/index.ts';
import { countAssignedWork, releaseAssignedWork } from './leave.repo.ts';
import * as repo from './team.repo.ts';

type InHand = { open_findings: number; awaited_approvals: number; api_tokens: number };

const memberOf = (user: User, inHand: InHand) => ({
  id: user.id,
  email: user.email,
  username: user.verifiedAt ? user.username : null,
  role: user.role,
  state: user.verifiedAt ? ('active' as const) : ('invited' as const),
  two_factor_enabled: user.twoFactorEnabledAt !== null,
  avatar_url: user.avatarUrl,
  invited_at: user.invitedBy === null ? null : user.createdAt.toISOString(),
  last_login_at: user.lastLoginAt?.toISOString() ?? null,
  ...inHand,
});

export const listTeam = (
  deps: Deps,
  who: Principal,
  filter: { q?: string | undefined; role?: readonly Role[] | undefined },
  window: PageRange,
) =>
  inTenant(deps.db, who, async (tx) => {
    const { rows, total } = await repo.listMembers(tx, who.clientId, filter, window);
    const open = await openFindings(tx, who);
    const inHand = await countAssignedWork(tx, rows, deps.now());
    return {
      data: rows.map((user) =>
        memberOf(user, { open_findings: open.get(user.id) ?? 0, ...inHand(user.id) }),
      ),
      meta: toPageMeta(total, window),
    };
  });

/** Assigned work by user id, from the maintained counts. */
const openFindings = async (tx: Tx, who: Principal): Promise<ReadonlyMap<string, number>> => {
  const { from } = await labelSource(tx, who, 'all', { filters: {} }, 'developer');
  const { rows } = await tx.execute<{ id: string; n: number }>(
    sql`select substr(f.label, ${developerLabel('').length + 1}::int) as id, sum(f.n)::int as n from ${from} f where ${isOpenFinding} group by 1`,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
};

const withOpenFindings = async (tx: Tx, who: Principal, people: readonly User[]) => {
  const open = await openFindings(tx, who);
  return people.map(({ id, username, email, avatarUrl }) => ({
    id,
    username,
    email,
    avatar_url: avatarUrl,
    open_findings: open.get(id) ?? 0,
  }));
};

export const listDevelopers = (
  deps: Deps,
  who: Principal,
  q: string | undefined,
  repositoryId: string | undefined,
) =>
  inTenant(deps.db, who, async (tx) => ({
    data: await withOpenFindings(
      tx,
      who,
      await repo.listVerifiedMembers(tx, who.clientId, q, repositoryId),
    ),
  }));

/** Users who may accept a risk, except the caller. */
export const listApprovers = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, async (tx) => ({
    data: (await repo.listVerifiedMembers(tx, who.clientId, undefined, undefined))
      .filter(({ id, role }) => id !== who.userId && can({ role }, 'findings:accept-risk'))
      .map(({ id, username, email, avatarUrl }) => ({
        id,
        username,
        email,
        avatar_url: avatarUrl,
      })),
  }));

/** Inviting a pending user again sends a new link and revokes the old one. */
export const inviteMember = async (
  deps: Deps,
  who: Principal,
  { email, role }: { email: string; role: Role },
  locale: 'en' | 'es',
) => {
  if (!invitableRoles({ role: who.role }).includes(role))
    throw createProblem(403, 'role_above_own');
  // Limits mail in the product's name to people who did not request it: per organization, and per
  // recipient across organizations.
  await consumeRateLimit(
    deps.db,
    [
      { key: `invitations by ${who.clientId}`, most: 60, seconds: 3600 },
      { key: `invitations to ${email.toLowerCase()}`, most: 10, seconds: 86_400 },
    ],
    deps.now(),
  );
  const found = await acrossTenants(deps.db, 'find who signs in', (tx) =>
    listUsersByEmail(tx, email),
  );
  // The same message for members and for users of other organizations, so that it reveals no
  // accounts elsewhere. A user who has not accepted an invitation may have several.
  if (found.some(({ verifiedAt }) => verifiedAt !== null))
    throw createProblem(409, 'address_in_use');
  const known = found.find(({ clientId }) => clientId === who.clientId);

  const member = await inTenant(deps.db, who, async (tx) => {
    const id = known?.id ?? newId();
    if (known) await updateUser(tx, known, { role, invitedBy: who.userId });
    else
      await createUser(tx, {
        clientId: who.clientId,
        id,
        email,
        username: email,
        role,
        invitedBy: who.userId,
        createdAt: deps.now(),
      });
    const link = await writeInvitation(
      deps,
      tx,
      { clientId: who.clientId, id, email, role },
      who.username,
      locale,
    );
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'team.invite',
      subject: { type: 'user', id },
      detail: { email, role },
    });
    const user = await findUser(tx, who.clientId, id);
    if (!user) throw new Error('The invited person was not stored.');
    return {
      ...memberOf(user, { open_findings: 0, awaited_approvals: 0, api_tokens: 0 }),
      // Without a mail server no mail is delivered, so the administrator forwards the link.
      ...(deps.config.smtp === undefined && { invitation_link: link }),
    };
  });
  deps.wakeJobs();
  return member;
};

const isAdministrator = ({ role, verifiedAt }: User): boolean =>
  (role === 'admin' || role === 'superadmin') && verifiedAt !== null;

/**
 * Takes effect with the member's next request: sessions and tokens read the role every time.
 *
 * @throws {Problem} 403 for a role above the caller's own, before or after; 409 for the caller's
 * own role and for the last administrator
 */
export const changeRole = (deps: Deps, who: Principal, id: string, role: Role) =>
  inTenant(deps.db, who, async (tx) => {
    const user = await findUser(tx, who.clientId, id);
    if (!user) throw notFound('Team member');
    if (id === who.userId) throw createProblem(409, 'own_role');
    const allowed = invitableRoles({ role: who.role });
    if (!allowed.includes(role) || !allowed.includes(user.role))
      throw createProblem(403, 'role_out_of_reach');
    const steps = isAdministrator(user) && role !== 'admin' && role !== 'superadmin';
    if (steps && (await repo.countAdministrators(tx, who.clientId)) <= 1)
      throw createProblem(409, 'last_administrator');
    if (user.role !== role) {
      await updateUser(tx, user, { role });
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: 'team.change_role',
        subject: { type: 'user', id },
        detail: { email: user.email, before: user.role, after: role },
      });
    }
    const open = await openFindings(tx, who);
    const inHand = await countAssignedWork(tx, [user], deps.now());
    return memberOf({ ...user, role }, { open_findings: open.get(id) ?? 0, ...inHand(id) });
  });

export const removeMember = (deps: Deps, who: Principal, id: string): Promise<void> =>
  retryOnDeadlock(() =>
    inTenant(deps.db, who, async (tx) => {
      const user = await findUser(tx, who.clientId, id);
      if (!user) throw notFound('Team member');
      if (id === who.userId) throw createProblem(409, 'own_removal');
      if (user.role === 'superadmin' && who.role !== 'superadmin')
        throw createProblem(403, 'superadmin_only');
      if (isAdministrator(user) && (await repo.countAdministrators(tx, who.clientId)) <= 1)
        throw createProblem(409, 'last_administrator');
      await releaseAssignedWork(tx, who, user, deps.now());
      await repo.deleteUser(tx, who.clientId, id);
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: 'team.remove',
        subject: { type: 'user', id },
        detail: { email: user.email, role: user.role },
      });
    }),
  );
