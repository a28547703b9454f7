import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { billingAccounts } from '../../../platform/db/schema/billing.ts';
import { acrossTenants } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { partnerIdsByEmail } from '../partners/index.ts';

const most = 1000;

/** Organizations on a paid plan: all of them, or those that the partner referred. */
export const listStripeMembers = (
  deps: Deps,
  who: Principal,
  scope: Scope,
): Promise<components['schemas']['StripeMemberList']> =>
  acrossTenants(deps.db, 'administer organisations', async (tx) => {
    const paying = and(
      ne(clients.tier, 'free'),
      scope === 'all'
        ? undefined
        : inArray(clients.referringPartnerId, partnerIdsByEmail(who.email)),
    );
    const account = and(
      eq(billingAccounts.clientId, clients.clientId),
      eq(billingAccounts.provider, 'stripe'),
    );
    const rows = await tx
      .select({ client: clients, customerId: billingAccounts.accountId })
      .from(clients)
      .leftJoin(billingAccounts, account)
      .where(paying)
      .orderBy(asc(clients.organizationName))
      .limit(most);
    const tierOf = (tier: string) =>
      tier === 'starter' || tier === 'team' || tier === 'enterprise' ? tier : 'free';
    return {
      data: rows.map(({ client, customerId }) => ({
        client_id: client.clientId,
        organization_name: client.organizationName,
        customer_id: customerId,
        tier: tierOf(client.tier),
      })),
    };
  });
