// The members of an organization without a second factor, and the mail that reminds them.
import { and, asc, eq, isNotNull, isNull, max } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit-log/index.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { outbox } from '../../../platform/db/schema/operations.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { localizedPath, publicLink } from '../../../platform/http/links.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { consumeRateLimit } from '../../../platform/http/rate-limit.ts';
import { getRecipientLocale } from '../../../platform/mail/recipient-locale.ts';
import { getOrganizationName } from '../session/session.repo.ts';
import { findSignInRules } from '../session/sign-in-rules.ts';
import { countTwoFactorMembers } from './users.repo.ts';

type Coverage = components['schemas']['TwoFactorCoverage'];

const template = 'two_factor_reminder';

const listWithout = (tx: Tx, clientId: string) =>
  tx
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      avatarUrl: users.avatarUrl,
    })
    .from(users)
    .where(
      and(
        eq(users.clientId, clientId),
        isNotNull(users.verifiedAt),
        isNull(users.twoFactorEnabledAt),
      ),
    )
    .orderBy(asc(users.username))
    .limit(200);

const toCoverage = async (tx: Tx, clientId: string): Promise<Coverage> => {
  const { members, with: having } = await countTwoFactorMembers(tx, clientId);
  const without = await listWithout(tx, clientId);
  const [reminder] = await tx
    .select({ at: max(outbox.createdAt) })
    .from(outbox)
    .where(and(eq(outbox.clientId, clientId), eq(outbox.template, template)));
  return {
    members,
    members_with: having,
    without: without.map(({ id, username, avatarUrl }) => ({
      id,
      username,
      avatar_url: avatarUrl,
    })),
    reminded_at: reminder?.at?.toISOString() ?? null,
  };
};

export const getTwoFactorCoverage = (deps: Deps, who: Principal): Promise<Coverage> =>
  inTenant(deps.db, who, (tx) => toCoverage(tx, who.clientId));

export const remindTwoFactor = async (
  deps: Deps,
  who: Principal,
  requestId: string,
): Promise<Coverage> => {
  await consumeRateLimit(
    deps.db,
    [{ key: `remind two-factor ${who.clientId}`, most: 3, seconds: 3600 }],
    deps.now(),
  );
  const coverage = await inTenant(deps.db, who, async (tx) => {
    const { clientId } = who;
    const rules = await findSignInRules(tx, clientId);
    const organization = await getOrganizationName(tx, clientId);
    // The caller does not need the mail.
    const members = (await listWithout(tx, clientId)).filter(({ id }) => id !== who.userId);
    for (const { id, email } of members) {
      const locale = await getRecipientLocale(tx, clientId, id);
      await deps.mailer.write(tx, {
        clientId,
        to: email,
        userId: id,
        locale,
        template,
        data: {
          administrator: who.username,
          organization,
          required: rules.require_two_factor,
          date: rules.two_factor_from?.slice(0, 10),
          link: publicLink(
            deps.config,
            localizedPath(locale, '/settings/authentication/setup-2fa'),
          ),
        },
      });
    }
    if (members.length > 0)
      await writeAudit(tx, {
        clientId,
        actor: who,
        action: 'sign_in_rules.remind',
        subject: { type: 'client', id: clientId },
        detail: { mails: members.length },
        requestId,
      });
    return toCoverage(tx, clientId);
  });
  deps.wakeJobs();
  return coverage;
};
