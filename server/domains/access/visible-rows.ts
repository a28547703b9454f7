import { sql, type SQL } from 'drizzle-orm';
import type { Principal } from '../../platform/http/principal.ts';
import type { Scope } from '#domain/roles';

/** The label of findings that are assigned or were sent to this user. */
export const developerLabel = (userId: string) => `developer:${userId}`;

type Viewer = Pick<Principal, 'clientId' | 'userId'>;

const memberOf = ({ clientId, userId }: Viewer): SQL =>
  sql`(select repository_id from repository_members where client_id = ${clientId}::uuid and user_id = ${userId})`;

/**
 * SQL condition on findings `f` of the user's organization: all of them, or those assigned or sent
 * to the user and those of repositories where the user is a member.
 */
export const visibleFindings = (who: Viewer, scope: Scope): SQL =>
  scope === 'all'
    ? sql`f.client_id = ${who.clientId}::uuid`
    : sql`(f.client_id = ${who.clientId}::uuid and (f.repository_id in ${memberOf(who)} or exists (
        select from finding_labels own where own.client_id = f.client_id and own.label = ${developerLabel(who.userId)} and own.finding_id = f.id)))`;

/**
 * SQL condition on repositories `r` of the user's organization: all of them, or those with findings
 * that the user can see, and those where the user is a member.
 */
export const visibleRepositories = (who: Principal, scope: Scope): SQL =>
  scope === 'all'
    ? sql`r.client_id = ${who.clientId}::uuid`
    : sql`(r.client_id = ${who.clientId}::uuid and (r.id in ${memberOf(who)} or r.id in (
        select f.repository_id from finding_labels own join findings f on f.client_id = own.client_id and f.id = own.finding_id where own.client_id = ${who.clientId}::uuid and own.label = ${developerLabel(who.userId)})))`;
