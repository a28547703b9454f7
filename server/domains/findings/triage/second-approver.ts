import { sql, type SQL } from 'drizzle-orm';
import { rolesWith } from '#domain/roles';
import { textArray } from '../../../platform/db/text-match.ts';
import type { Principal } from '../../../platform/http/principal.ts';

/**
 * Whether a critical finding in repository `r` needs a second approver: its data is confidential,
 * and another approver exists.
 */
export const needsApproverCondition = ({
  clientId,
  userId,
}: Pick<Principal, 'clientId' | 'userId'>): SQL => sql`
  (coalesce(r.deals_with_confidential_data, false) and exists (
    select from users u where u.client_id = ${clientId} and u.id <> ${userId} and u.verified_at is not null
      and u.role = any(${textArray(rolesWith('findings:accept-risk'))})))`;
