import { and, eq, inArray } from 'drizzle-orm';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { oneTimeTokens } from '../../../platform/db/schema/accounts.ts';
import type { Deps } from '../../../platform/deps.ts';
import { oneTimeLink } from '../../../platform/http/links.ts';
import { hashToken } from '../../../platform/runtime/tokens.ts';
import {
  findUser,
  getOrganizationName,
  issueOneTimeToken,
  type User,
} from '../session/session.repo.ts';

export const invitationSeconds = 7 * 86_400;
const registrationSeconds = 86_400;

export type Locale = 'en' | 'es';
type Invited = Pick<User, 'clientId' | 'id' | 'email' | 'role'>;

/**
 * Issues a new invitation link, which invalidates the previous one, writes the mail with it, and
 * returns it.
 */
export const writeInvitation = async (
  deps: Deps,
  tx: Tx,
  user: Invited,
  inviter: string,
  locale: Locale,
): Promise<string> => {
  const { clientId, id: userId, email: to, role } = user;
  const { token } = await issueOneTimeToken(
    tx,
    { clientId, userId },
    'invitation',
    deps.now(),
    invitationSeconds,
  );
  const link = oneTimeLink(deps.config, locale, 'verify-register', token);
  const organization = await getOrganizationName(tx, clientId);
  const data = { inviter, organization, role, link };
  await deps.mailer.write(tx, { clientId, to, template: 'invitation', locale, data, userId });
  return link;
};

/**
 * Issues a new registration link, which invalidates the previous one, and writes the mail with it.
 */
export const writeRegistration = async (
  deps: Deps,
  tx: Tx,
  { clientId, id: userId, email: to }: Pick<User, 'clientId' | 'id' | 'email'>,
  locale: Locale,
): Promise<void> => {
  const { token } = await issueOneTimeToken(
    tx,
    { clientId, userId },
    'registration',
    deps.now(),
    registrationSeconds,
  );
  const link = oneTimeLink(deps.config, locale, 'verify-register', token);
  const data = { link };
  await deps.mailer.write(tx, { clientId, to, template: 'registration', locale, data, userId });
};

/**
 * Sends a new link of the same kind to a user who has not chosen a password yet. Does nothing for a
 * verified user. The mail always goes to the user's own address, even if another user calls.
 */
export const renewLink = async (
  deps: Deps,
  tx: Tx,
  user: User | undefined,
  locale: Locale,
): Promise<void> => {
  if (!user || user.verifiedAt) return;
  if (user.invitedBy === null) await writeRegistration(deps, tx, user, locale);
  else {
    const inviter = await findUser(tx, user.clientId, user.invitedBy);
    const name = inviter?.username ?? (await getOrganizationName(tx, user.clientId));
    await writeInvitation(deps, tx, user, name, locale);
  }
  await writeAudit(tx, {
    clientId: user.clientId,
    action: 'team.renew_link',
    subject: { type: 'user', id: user.id },
    detail: { email: user.email, role: user.role },
  });
};

/** Finds the owner of an invitation or registration link, even of an expired one. */
export const findLinkOwner = async (tx: Tx, token: string): Promise<User | undefined> => {
  const [row] = await tx
    .select({ clientId: oneTimeTokens.clientId, userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        inArray(oneTimeTokens.kind, ['invitation', 'registration']),
      ),
    );
  return row?.userId ? findUser(tx, row.clientId, row.userId) : undefined;
};
