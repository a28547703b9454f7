import { sql, type SQL } from 'drizzle-orm';
import type { Principal } from '../http/principal.ts';
import type { Scope } from '../../src/shared/rules/roles.ts';

/** The label that a finding carries for everybody whom it is assigned or was sent to. */
export const developerLabel = (userId: string) => `developer:${userId}`;

const memberOf = (userId: string): SQL =>
  sql`(select repository_id from repository_members where user_id = ${userId})`;

/** Which findings `f` somebody may see: all, or assigned or sent to them, or of repositories where they are members. */
export const visibleFindings = (who: Principal, scope: Scope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`(f.repository_id in ${memberOf(who.userId)} or exists (
        select from finding_labels own where own.client_id = f.client_id and own.label = ${developerLabel(who.userId)} and own.finding_id = f.id))`;

/** Which repositories `r` somebody may see: those of the findings that they may see, and those where they are members. */
export const visibleRepositories = (who: Principal, scope: Scope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`(r.id in ${memberOf(who.userId)} or r.id in (
        select f.repository_id from finding_labels own join findings f on f.client_id = own.client_id and f.id = own.finding_id where own.label = ${developerLabel(who.userId)}))`;
