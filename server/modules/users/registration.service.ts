import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { clients } from '../../db/schema/accounts.ts';
import { acrossTenants } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { countAttempt } from '../../http/attempts.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { linkTo, localPath } from '../../links.ts';
import { hashPassword } from '../../passwords.ts';
import { newId } from '../../runtime/ids.ts';
import { notify } from '../notifications/notify.ts';
import { findPartner } from '../partners/brought-by.ts';
import {
  createSession,
  findByName,
  findUser,
  issueOneTimeToken,
  organizationName,
  type OneTimeToken,
  revokeSessions,
  type User,
  useOneTimeToken,
} from '../session/session.repo.ts';
import { type Grant, grant, sessionSeconds } from '../session/session.service.ts';
import { requireGoodPassword } from './new-password.ts';
import { requireOneTimeToken } from './one-time.ts';
import * as repo from './users.repo.ts';

export const invitationSeconds = 7 * 86_400;
const registrationSeconds = 86_400;

type Locale = 'en' | 'es';
type Passwords = { password: string; confirm_password: string };

const ownerOf = async (tx: Tx, token: OneTimeToken): Promise<User> => {
  const user = token.userId === null ? undefined : await findUser(tx, token.clientId, token.userId);
  if (!user) throw new Problem(410, 'expired', 'This link belongs to nobody any more.');
  return user;
};

const writeRegistration = async (
  deps: Deps,
  tx: Tx,
  user: { clientId: string; id: string; email: string },
  locale: Locale,
): Promise<void> => {
  const { token } = await issueOneTimeToken(
    tx,
    { clientId: user.clientId, userId: user.id },
    'registration',
    deps.now(),
    registrationSeconds,
  );
  const link = linkTo(deps.config, localPath(locale, `/verify-register/${token}`));
  await deps.mailer.write(tx, {
    clientId: user.clientId,
    to: user.email,
    template: 'registration',
    locale,
    data: { link },
    userId: user.id,
  });
};

/** Open installations only. A known address is told nothing: who has an account is nobody's business, and so is which partners there are. */
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
      'This installation is by invitation only. Ask an administrator for one.',
    );
  await countAttempt(
    deps.db,
    [{ key: `register ${address}`, most: 20, seconds: 3600 }],
    deps.now(),
  );
  await acrossTenants(deps.db, 'register an organisation', async (tx) => {
    if (await findByName(tx, email)) return;
    const clientId = newId();
    const id = newId();
    const partner = partnerId === undefined ? undefined : await findPartner(tx, partnerId);
    await tx
      .insert(clients)
      .values({
        clientId,
        organizationName: name.trim(),
        broughtBy: partner?.active === true ? partner.id : null,
        createdAt: deps.now(),
      });
    await repo.insertUser(tx, { clientId, id, email, username: email, role: 'admin' });
    await writeAudit(tx, {
      clientId,
      action: 'client.register',
      subject: { type: 'client', id: clientId },
    });
    await writeRegistration(deps, tx, { clientId, id, email }, locale);
  });
  deps.wakeJobs();
};

export const resendVerification = async (
  deps: Deps,
  userId: string,
  address: string,
  locale: Locale,
): Promise<void> => {
  await countAttempt(
    deps.db,
    [
      { key: `resend ${userId}`, most: 5, seconds: 3600 },
      { key: `resend from ${address}`, most: 30, seconds: 3600 },
    ],
    deps.now(),
  );
  await acrossTenants(deps.db, 'register an organisation', async (tx) => {
    const user = await repo.findById(tx, userId);
    if (user && !user.verifiedAt) await writeRegistration(deps, tx, user, locale);
  });
  deps.wakeJobs();
};

export const describeInvitation = (deps: Deps, token: string) =>
  acrossTenants(deps.db, 'find who presents a token', async (tx) => {
    const user = await ownerOf(
      tx,
      await requireOneTimeToken(tx, token, ['invitation', 'registration'], deps.now()),
    );
    return {
      email: user.email,
      organization_name: await organizationName(tx, user.clientId),
      role: user.role,
    };
  });

/** The person chooses name and password: only then can they sign in. */
export const verifyRegister = async (
  deps: Deps,
  token: string,
  given: Passwords & { username: string },
): Promise<void> => {
  const { email } = await describeInvitation(deps, token);
  requireGoodPassword(given, [given.username, email]);
  const passwordHash = await hashPassword(given.password);
  await acrossTenants(deps.db, 'find who presents a token', async (tx) => {
    const row = await requireOneTimeToken(tx, token, ['invitation', 'registration'], deps.now());
    const user = await ownerOf(tx, row);
    if (await repo.isTaken(tx, given.username, user.id)) throw invalid('username', 'taken');
    await repo.updateUser(tx, user, {
      username: given.username,
      passwordHash,
      verifiedAt: deps.now(),
    });
    await useOneTimeToken(tx, row, deps.now());
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

/** The one-time link that the first start printed. */
export const completeSetup = async (
  deps: Deps,
  given: Passwords & {
    token: string;
    email: string;
    username?: string;
    organization_name?: string;
  },
): Promise<Grant> => {
  const username = given.username ?? given.email.split('@')[0] ?? given.email;
  requireGoodPassword(given, [username, given.email]);
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
    await repo.insertUser(tx, {
      clientId: row.clientId,
      id,
      email: given.email,
      username,
      role: 'superadmin',
      passwordHash,
      verifiedAt: deps.now(),
    });
    await useOneTimeToken(tx, row, deps.now());
    await writeAudit(tx, {
      clientId: row.clientId,
      actor: { userId: id, username },
      action: 'team.create_first_administrator',
      subject: { type: 'user', id },
    });
    const user = await findUser(tx, row.clientId, id);
    if (!user) throw new Error('The administrator was not created.');
    return grant(await createSession(tx, user, deps.now(), sessionSeconds));
  });
};

const resetSeconds = 3600;

export const requestPasswordReset = async (
  deps: Deps,
  email: string,
  address: string,
  locale: Locale,
): Promise<void> => {
  await countAttempt(
    deps.db,
    [
      { key: `reset ${email.toLowerCase()}`, most: 5, seconds: 3600 },
      { key: `reset from ${address}`, most: 50, seconds: 3600 },
    ],
    deps.now(),
  );
  await acrossTenants(deps.db, 'find who signs in', async (tx) => {
    const user = await findByName(tx, email);
    if (!user?.verifiedAt) return;
    const { token } = await issueOneTimeToken(
      tx,
      { clientId: user.clientId, userId: user.id },
      'password_reset',
      deps.now(),
      resetSeconds,
    );
    const link = linkTo(deps.config, localPath(locale, `/reset-password/${token}`));
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

export const resetPassword = async (deps: Deps, token: string, given: Passwords): Promise<void> => {
  const reason = 'find who presents a token';
  const owner = await acrossTenants(deps.db, reason, async (tx) =>
    ownerOf(tx, await requireOneTimeToken(tx, token, ['password_reset'], deps.now())),
  );
  requireGoodPassword(given, [owner.username, owner.email]);
  const passwordHash = await hashPassword(given.password);
  await acrossTenants(deps.db, reason, async (tx) => {
    const row = await requireOneTimeToken(tx, token, ['password_reset'], deps.now());
    const user = await ownerOf(tx, row);
    await repo.updateUser(tx, user, { passwordHash });
    await useOneTimeToken(tx, row, deps.now());
    await revokeSessions(tx, user.clientId, user.id);
    await writeAudit(tx, {
      clientId: user.clientId,
      actor: { userId: user.id, username: user.username },
      action: 'password.reset',
      subject: { type: 'user', id: user.id },
    });
  });
};
