import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { consumeRateLimit } from '../../../platform/http/rate-limit.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { oneTimeLink } from '../../../platform/http/links.ts';
import { hasAddress } from '#domain/organization-name';
import { hashPassword } from '../passwords.ts';
import { isUuid, newId } from '../../../platform/runtime/ids.ts';
import { hashToken } from '../../../platform/runtime/tokens.ts';
import { notify } from '../../notifications/index.ts';
import { lockPartner } from '../../billing/partners/index.ts';
import {
  createSession,
  listUsersByEmail,
  findUser,
  issueOneTimeToken,
  getOrganizationName,
  type OneTimeToken,
  type SessionOrigin,
  type User,
  consumeOneTimeToken,
} from '../session/session.repo.ts';
import { type SessionGrant, toSessionGrant, sessionSeconds } from '../session/session.service.ts';
import { requireStrongPassword } from './new-password.ts';
import { requireOneTimeToken } from './one-time.ts';
import { findLinkOwner, type Locale, renewLink, writeRegistration } from './links.ts';
import { revokeTokensOf } from '../tokens/tokens.service.ts';
import { removeSignInMethods } from './remove-sign-in-methods.ts';
import * as repo from './users.repo.ts';

type Passwords = { password: string; confirm_password: string };

const getTokenOwner = async (tx: Tx, token: OneTimeToken): Promise<User> => {
  const user = token.userId === null ? undefined : await findUser(tx, token.clientId, token.userId);
  if (!user) throw new Problem(410, 'expired', 'The account of this link no longer exists.');
  return user;
};

/**
 * Only for open installations. The response is the same for a known address or an unknown partner,
 * so that it reveals no accounts. A user who lost the first link gets a new one.
 */
export const register = async (
  deps: Deps,
  {
    email,
    organization_name: name,
    partner: partnerId,
  }: { email: string; organization_name: string; partner?: string },
  address: string,
  locale: Locale,
): Promise<void> => {
  if (deps.config.registration !== 'open')
    throw new Problem(
      422,
      'registration_closed',
      'Registration is by invitation only. Ask an administrator to invite you.',
    );
  if (hasAddress(name)) throw invalid('organization_name', 'address_in_name');
  await consumeRateLimit(
    deps.db,
    [
      { key: `register ${address}`, most: 20, seconds: 3600 },
      { key: `register for ${email.toLowerCase()}`, most: 5, seconds: 3600 },
    ],
    deps.now(),
  );
  await acrossTenants(deps.db, 'register an organisation', async (tx) => {
    const known = await listUsersByEmail(tx, email);
    if (known.some(({ verifiedAt }) => verifiedAt !== null)) return;
    // An invited user may still register an organization of their own.
    const registered = known.find(({ invitedBy }) => invitedBy === null);
    if (registered) return renewLink(deps, tx, registered, locale);
    const clientId = newId();
    const id = newId();
    const partner = partnerId === undefined ? undefined : await lockPartner(tx, partnerId);
    await tx.insert(clients).values({
      clientId,
      organizationName: name.trim(),
      referringPartnerId: partner?.active === true ? partner.id : null,
      createdAt: deps.now(),
    });
    await repo.createUser(tx, { clientId, id, email, username: email, role: 'admin' });
    await writeAudit(tx, {
      clientId,
      action: 'client.register',
      subject: { type: 'client', id: clientId },
    });
    await writeRegistration(deps, tx, { clientId, id, email }, locale);
  }).catch((error: unknown) => {
    // Another request with this address was first, and its mail has been written.
    if (!(error instanceof Problem && error.code === 'address_in_use')) throw error;
  });
  deps.wakeJobs();
};

/**
 * Sends a new link to the owner of a used or expired link, or to the user with an id. The response
 * is the same for unknown ones.
 */
export const resendVerification = async (
  deps: Deps,
  linkOrUser: string,
  address: string,
  locale: Locale,
): Promise<void> => {
  await consumeRateLimit(
    deps.db,
    [
      { key: `resend ${hashToken(linkOrUser).toString('hex')}`, most: 5, seconds: 3600 },
      { key: `resend from ${address}`, most: 30, seconds: 3600 },
    ],
    deps.now(),
  );
  await acrossTenants(deps.db, 'register an organisation', async (tx) => {
    const owner = isUuid(linkOrUser)
      ? await repo.findUserById(tx, linkOrUser)
      : await findLinkOwner(tx, linkOrUser);
    await renewLink(deps, tx, owner, locale);
  });
  deps.wakeJobs();
};

/** @throws {Problem} 422 if the address has joined another organization in the meantime */
const getInvited = async (deps: Deps, tx: Tx, token: string): Promise<User> => {
  const row = await requireOneTimeToken(tx, token, ['invitation', 'registration'], deps.now());
  const user = await getTokenOwner(tx, row);
  const known = await listUsersByEmail(tx, user.email);
  if (known.some(({ verifiedAt }) => verifiedAt !== null))
    throw createProblem(422, 'address_has_account');
  return user;
};

export const getInvitation = (deps: Deps, token: string) =>
  acrossTenants(deps.db, 'find who presents a token', async (tx) => {
    const user = await getInvited(deps, tx, token);
    return {
      email: user.email,
      organization_name: await getOrganizationName(tx, user.clientId),
      role: user.role,
      invited: user.invitedBy !== null,
    };
  });

/** The invited user chooses a name and password; signing in is possible only afterwards. */
export const verifyRegister = async (
  deps: Deps,
  token: string,
  given: Passwords & { username: string },
): Promise<void> => {
  const { email, organization_name } = await getInvitation(deps, token);
  await requireStrongPassword(given, [given.username, email, organization_name]);
  const passwordHash = await hashPassword(given.password);
  await acrossTenants(deps.db, 'find who presents a token', async (tx) => {
    const row = await requireOneTimeToken(tx, token, ['invitation', 'registration'], deps.now());
    const user = await getTokenOwner(tx, row);
    if (await repo.isNameTaken(tx, given.username, user.id)) throw invalid('username', 'taken');
    await repo.updateUser(tx, user, {
      username: given.username,
      passwordHash,
      passwordChangedAt: deps.now(),
      verifiedAt: deps.now(),
    });
    await consumeOneTimeToken(tx, row, deps.now());
    await writeAudit(tx, {
      clientId: user.clientId,
      actor: { userId: user.id, username: given.username },
      action: 'team.join',
      subject: { type: 'user', id: user.id },
    });
    if (user.invitedBy !== null) {
      await notify(tx, {
        clientId: user.clientId,
        userIds: [user.invitedBy],
        type: 'invitation_accepted',
        title: `${given.username} has joined`,
        message: user.email,
        facts: { username: given.username },
        subject: { type: 'user', id: user.id },
      });
    }
  });
};

/** Redeems the one-time link that the first start printed. */
export const completeSetup = async (
  deps: Deps,
  given: Passwords & {
    token: string;
    email: string;
    username?: string;
    organization_name?: string;
  },
  from: SessionOrigin,
): Promise<SessionGrant> => {
  const username = given.username ?? given.email.split('@')[0] ?? given.email;
  await requireStrongPassword(given, [username, given.email, given.organization_name ?? '']);
  const passwordHash = await hashPassword(given.password);
  return acrossTenants(deps.db, 'first start', async (tx) => {
    const row = await requireOneTimeToken(tx, given.token, ['setup'], deps.now()).catch(
      (error: unknown) => {
        if (error instanceof Problem && error.status === 404)
          throw new Problem(
            410,
            'expired',
            'This link has expired or was used. Start the server again for a new one.',
          );
        throw error;
      },
    );
    const id = newId();
    if (given.organization_name !== undefined)
      await tx
        .update(clients)
        .set({ organizationName: given.organization_name })
        .where(eq(clients.clientId, row.clientId));
    await repo.createUser(tx, {
      clientId: row.clientId,
      id,
      email: given.email,
      username,
      role: 'superadmin',
      passwordHash,
      passwordChangedAt: deps.now(),
      verifiedAt: deps.now(),
    });
    await consumeOneTimeToken(tx, row, deps.now());
    await writeAudit(tx, {
      clientId: row.clientId,
      actor: { userId: id, username },
      action: 'team.create_first_administrator',
      subject: { type: 'user', id },
    });
    const user = await findUser(tx, row.clientId, id);
    if (!user) throw new Error('The administrator was not created.');
    return toSessionGrant(await createSession(tx, user, deps.now(), sessionSeconds, from));
  });
};

const resetSeconds = 3600;

export const requestPasswordReset = async (
  deps: Deps,
  email: string,
  address: string,
  locale: Locale,
): Promise<void> => {
  await consumeRateLimit(
    deps.db,
    [
      { key: `reset ${email.toLowerCase()}`, most: 5, seconds: 3600 },
      { key: `reset from ${address}`, most: 50, seconds: 3600 },
    ],
    deps.now(),
  );
  await acrossTenants(deps.db, 'find who signs in', async (tx) => {
    const known = await listUsersByEmail(tx, email);
    const user = known.find(({ verifiedAt }) => verifiedAt !== null);
    if (!user) {
      for (const waiting of known) await renewLink(deps, tx, waiting, locale);
      return;
    }
    const { token } = await issueOneTimeToken(
      tx,
      { clientId: user.clientId, userId: user.id },
      'password_reset',
      deps.now(),
      resetSeconds,
    );
    const link = oneTimeLink(deps.config, locale, 'reset-password', token);
    await deps.mailer.write(tx, {
      clientId: user.clientId,
      to: user.email,
      template: 'password_reset',
      locale,
      data: { username: user.username, link },
      userId: user.id,
    });
    await writeAudit(tx, {
      clientId: user.clientId,
      action: 'password.request_reset',
      subject: { type: 'user', id: user.id },
    });
  });
  deps.wakeJobs();
};

export const resetPassword = async (
  deps: Deps,
  token: string,
  given: Passwords & { revoke_tokens?: boolean; remove_passkeys?: boolean },
): Promise<void> => {
  const reason = 'find who presents a token';
  const names = await acrossTenants(deps.db, reason, async (tx) => {
    const row = await requireOneTimeToken(tx, token, ['password_reset'], deps.now());
    const { username, email, clientId } = await getTokenOwner(tx, row);
    return [username, email, await getOrganizationName(tx, clientId)];
  });
  await requireStrongPassword(given, names);
  const passwordHash = await hashPassword(given.password);
  await acrossTenants(deps.db, reason, async (tx) => {
    const row = await requireOneTimeToken(tx, token, ['password_reset'], deps.now());
    const user = await getTokenOwner(tx, row);
    await repo.updateUser(tx, user, { passwordHash, passwordChangedAt: deps.now() });
    await consumeOneTimeToken(tx, row, deps.now());
    const actor = { clientId: user.clientId, userId: user.id, username: user.username };
    const removed = await removeSignInMethods(tx, user, {
      twoFactor: false,
      passkeys: given.remove_passkeys === true,
      google: false,
    });
    if (given.revoke_tokens) await revokeTokensOf(deps, tx, actor);
    await writeAudit(tx, {
      clientId: user.clientId,
      actor,
      action: 'password.reset',
      subject: { type: 'user', id: user.id },
      ...(removed > 0 && { detail: { passkeys: removed } }),
    });
  });
};
