import { sql, type SQL } from 'drizzle-orm';
import { rolesWith } from '#domain/roles';
import { textArray } from '../../../platform/db/text-match.ts';
import type { Principal } from '../../../platform/http/principal.ts';

/**
 * Of a finding in repository `r`: whether a critical one of it needs a second approver, because its
 * data is confidential and there is one to ask.
 */
export const isGuarded = ({ clientId, userId }: Pick<Principal, 'clientId' | 'userId'>): SQL => sql`
  (coalesce(r.deals_with_confidential_data, false) and exists (
    select from users u where u.client_id = ${clientId} and u.id <> ${userId} and u.verified_at is not null
      and u.role = any(${textArray(rolesWith('findings:accept-risk'))})))`;
