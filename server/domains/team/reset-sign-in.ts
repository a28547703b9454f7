// An administrator removes the sign-in methods of a locked-out member.
import { invitableRoles } from '#domain/roles';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { localizedPath, publicLink } from '../../platform/http/links.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { getRecipientLocale } from '../../platform/mail/recipient-locale.ts';
import { writeAudit } from '../audit-log/index.ts';
import { findUser, getOrganizationName, removeSignInMethods } from '../identity/index.ts';

/**
 * The member is notified by mail, the other administrators as for every security action.
 *
 * @throws {Problem} 403 for a role above the caller's own; 409 for the caller, who can remove each
 * method in the authentication settings with a proof
 */
export const resetMemberSignIn = async (
  deps: Deps,
  who: Principal,
  id: string,
  { two_factor: twoFactor, passkeys, google }: components['schemas']['ResetSignInRequest'],
): Promise<void> => {
  await inTenant(deps.db, who, async (tx) => {
    const user = await findUser(tx, who.clientId, id);
    if (!user?.verifiedAt) throw notFound('Team member');
    if (id === who.userId) throw createProblem(409, 'own_login');
    const mayReach =
      who.role === 'superadmin' || invitableRoles({ role: who.role }).includes(user.role);
    if (!mayReach) throw createProblem(403, 'role_out_of_reach');
    const removed = await removeSignInMethods(tx, user, { twoFactor, passkeys, google });
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'team.reset_sign_in',
      subject: { type: 'user', id },
      detail: { email: user.email, two_factor: twoFactor, passkeys: removed, google },
    });
    const locale = await getRecipientLocale(tx, who.clientId, id);
    await deps.mailer.write(tx, {
      clientId: who.clientId,
      to: user.email,
      userId: id,
      locale,
      template: 'sign_in_reset',
      data: {
        administrator: who.username,
        organization: await getOrganizationName(tx, who.clientId),
        twoFactor,
        passkeys: removed,
        google,
        link: publicLink(deps.config, localizedPath(locale, '/login')),
      },
    });
  });
  deps.wakeJobs();
};
