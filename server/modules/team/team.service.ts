import { sql } from 'drizzle-orm';
import { isOpen } from '../../db/is-open.ts';
import { can, invitableRoles, type Role } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { againAfterDeadlock } from '../../db/deadlock.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { linkTo, localPath } from '../../links.ts';
import { newId } from '../../runtime/ids.ts';
import { labelSource } from '../charts/chart-source.ts';
import {
  findByName,
  findUser,
  issueOneTimeToken,
  organizationName,
  type User,
} from '../session/session.repo.ts';
import { invitationSeconds } from '../users/registration.service.ts';
import { metaOf, type PageWindow } from '../lists.ts';
import { developerLabel } from '../own.ts';
import { insertUser, updateUser } from '../users/users.repo.ts';
import { inHandOf, takeFromHand } from './leave.repo.ts';
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
  window: PageWindow,
) =>
  inTenant(deps.db, who, async (tx) => {
    const { rows, total } = await repo.listMembers(tx, who.clientId, filter, window);
    const open = await openFindings(tx, who);
    const inHand = await inHandOf(tx, rows, deps.now());
    return {
      data: rows.map((user) =>
        memberOf(user, { open_findings: open.get(user.id) ?? 0, ...inHand(user.id) }),
      ),
      meta: metaOf(total, window),
    };
  });

/** What everybody has in hand already, by their ids, from the maintained counts. */
const openFindings = async (tx: Tx, who: Principal): Promise<ReadonlyMap<string, number>> => {
  const { from } = await labelSource(tx, who, 'all', { filters: {} }, 'developer');
  const { rows } = await tx.execute<{ id: string; n: number }>(
    sql`select substr(f.label, ${developerLabel('').length + 1}::int) as id, sum(f.n)::int as n from ${from} f where ${isOpen} group by 1`,
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
    data: await withOpenFindings(tx, who, await repo.listActive(tx, who.clientId, q, repositoryId)),
  }));

/** Those who may accept a risk, save the one who asks. */
export const listApprovers = (deps: Deps, who: Principal) =>
  inTenant(deps.db, who, async (tx) => ({
    data: (await repo.listActive(tx, who.clientId, undefined, undefined))
      .filter(({ id, role }) => id !== who.userId && can({ role }, 'findings:accept-risk'))
      .map(({ id, username, email, avatarUrl }) => ({
        id,
        username,
        email,
        avatar_url: avatarUrl,
      })),
  }));

/** Inviting somebody again who has not come yet sends a new link and ends the old one. */
export const invite = async (
  deps: Deps,
  who: Principal,
  { email, role }: { email: string; role: Role },
  locale: 'en' | 'es',
) => {
  if (!invitableRoles({ role: who.role }).includes(role)) throw refusal(403, 'role_above_own');
  const known = await acrossTenants(deps.db, 'find who signs in', (tx) => findByName(tx, email));
  // Of another organisation or already here: the same words, so that nobody learns who has an account elsewhere.
  if (known && (known.clientId !== who.clientId || known.verifiedAt))
    throw refusal(409, 'address_in_use');

  const member = await inTenant(deps.db, who, async (tx) => {
    const id = known?.id ?? newId();
    if (known) await updateUser(tx, known, { role, invitedBy: who.userId });
    else
      await insertUser(tx, {
        clientId: who.clientId,
        id,
        email,
        username: email,
        role,
        invitedBy: who.userId,
        createdAt: deps.now(),
      });
    const { token } = await issueOneTimeToken(
      tx,
      { clientId: who.clientId, userId: id },
      'invitation',
      deps.now(),
      invitationSeconds,
    );
    const link = linkTo(deps.config, localPath(locale, `/verify-register/${token}`));
    const organization = await organizationName(tx, who.clientId);
    await deps.mailer.write(tx, {
      clientId: who.clientId,
      to: email,
      template: 'invitation',
      locale,
      data: { inviter: who.username, organization, role, link },
      userId: id,
    });
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'team.invite',
      subject: { type: 'user', id },
      detail: { email, role },
    });
    const user = await findUser(tx, who.clientId, id);
    if (!user) throw new Error('The invited person was not stored.');
    return memberOf(user, { open_findings: 0, awaited_approvals: 0, api_tokens: 0 });
  });
  deps.wakeJobs();
  return member;
};

export const removeMember = (deps: Deps, who: Principal, id: string): Promise<void> =>
  againAfterDeadlock(() =>
    inTenant(deps.db, who, async (tx) => {
      const user = await findUser(tx, who.clientId, id);
      if (!user) throw notFound('Team member');
      if (id === who.userId) throw refusal(409, 'own_removal');
      if (user.role === 'superadmin' && who.role !== 'superadmin')
        throw refusal(403, 'superadmin_only');
      const isAdministrator =
        (user.role === 'admin' || user.role === 'superadmin') && user.verifiedAt !== null;
      if (isAdministrator && (await repo.countAdministrators(tx, who.clientId)) <= 1)
        throw refusal(409, 'last_administrator');
      await takeFromHand(tx, who, user, deps.now());
      await repo.removeUser(tx, who.clientId, id);
      await writeAudit(tx, {
        clientId: who.clientId,
        actor: who,
        action: 'team.remove',
        subject: { type: 'user', id },
        detail: { email: user.email, role: user.role },
      });
    }),
  );
