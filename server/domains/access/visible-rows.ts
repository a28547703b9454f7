import { sql, type SQL } from 'drizzle-orm';
import type { Principal } from '../../platform/http/principal.ts';
import type { Scope } from '#domain/roles';

/** The label of findings that are assigned or were sent to this user. */
export const developerLabel = (userId: string) => `developer:${userId}`;

const memberOf = (userId: string): SQL =>
  sql`(select repository_id from repository_members where user_id = ${userId})`;

/**
 * SQL condition on findings `f`: all of them, or those assigned or sent to the user and those of
 * repositories where the user is a member.
 */
export const visibleFindings = (who: Principal, scope: Scope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`(f.repository_id in ${memberOf(who.userId)} or exists (
        select from finding_labels own where own.client_id = f.client_id and own.label = ${developerLabel(who.userId)} and own.finding_id = f.id))`;

/**
 * SQL condition on repositories `r`: those with findings that the user may see, and those where the
 * user is a member.
 */
export const visibleRepositories = (who: Principal, scope: Scope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`(r.id in ${memberOf(who.userId)} or r.id in (
        select f.repository_id from finding_labels own join findings f on f.client_id = own.client_id and f.id = own.finding_id where own.label = ${developerLabel(who.userId)}))`;
