// Findings of teams. What a team owns is looked up before the query is planned: whole repositories
// become a repository filter, and path patterns are compared with the organization's paths, like a
// path filter.
import { myself } from '#domain/filter-values';
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilters } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { developerLabel } from '../../access/index.ts';
import {
  type Viewer,
  listOwnedParts,
  listPathsByCodeowners,
  type OwnedPart,
  type OwnedPaths,
} from '../../teams/owners/index.ts';
import { maxInlinePaths, maxScannedPaths } from './cost-model.ts';
import { isInRepositories } from './filter-conditions.ts';

/** Characters of one regular expression. PostgreSQL takes long to compile longer ones. */
const maxExpressionLength = 8_000;

const repositoriesOf = ({ repositories }: OwnedPart): string[] | null =>
  repositories === null ? null : repositories.split(',').filter((id) => id !== '');

/**
 * Returns the repositories if every part is a whole repository. Undefined if a part is a path or
 * covers all repositories.
 */
const wholeRepositories = (parts: readonly OwnedPart[]): string[] | undefined => {
  const ids = parts.map((part) => (part.pattern === null ? repositoriesOf(part) : null));
  return ids.every((one) => one !== null) ? [...new Set(ids.flat())] : undefined;
};

/**
 * Joins patterns into few expressions, because PostgreSQL matches alternatives of one expression at
 * once.
 */
const joinExpressions = (patterns: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const pattern of patterns) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + pattern.length < maxExpressionLength)
      joined[joined.length - 1] = `${last}|${pattern}`;
    else joined.push(pattern);
  }
  return joined;
};

const matchesAny = (path: SQL, patterns: readonly string[]): SQL =>
  sql`(${path} collate "C") ~ any(${textArray(joinExpressions(patterns))})`;

interface PathsOfRepositories {
  repositories: string[] | null;
  patterns: string[];
}

/** Returns the matching paths of the organization as arrays, or undefined if there are too many. */
const findPaths = async (
  tx: Tx,
  clientId: string,
  groups: readonly PathsOfRepositories[],
): Promise<(string | null)[] | undefined> => {
  const all = groups.flatMap(({ patterns }) => patterns);
  const each = groups.map(
    ({ patterns }) =>
      sql`(select array_agg(k.file)::text from k where ${matchesAny(sql`k.file`, patterns)})`,
  );
  const {
    rows: [found],
  } = await tx.execute<{ total: number; like: number; paths: (string | null)[] }>(sql`
    with known as materialized (select file from finding_files where client_id = ${clientId}::uuid limit ${maxScannedPaths + 1}),
      k as materialized (select distinct file from known where ${matchesAny(sql`file`, all)})
    select (select count(*)::int from known) as total, (select count(*)::int from k) as "like", array[${sql.join(each, sql`, `)}] as paths`);
  return found === undefined || found.total > maxScannedPaths || found.like > maxInlinePaths
    ? undefined
    : found.paths;
};

const groupByRepositories = (parts: readonly OwnedPart[]): PathsOfRepositories[] => {
  const groups = new Map<string | null, PathsOfRepositories>();
  for (const part of parts) {
    if (part.pattern === null) continue;
    const group = groups.get(part.repositories);
    if (group) group.patterns.push(part.pattern);
    else
      groups.set(part.repositories, {
        repositories: repositoriesOf(part),
        patterns: [part.pattern],
      });
  }
  return [...groups.values()];
};

const isOnPaths = (owned: readonly OwnedPaths[]): SQL[] =>
  owned.map(
    ({ repository, paths }) =>
      sql`(f.repository_id = ${repository}::uuid and f.file_order = any(${paths}::text[]))`,
  );

/** Ownership of teams: parts assigned by users, and paths from CODEOWNERS files. */
interface Owned {
  parts: readonly OwnedPart[];
  byFile: readonly OwnedPaths[];
}

const findOwned = async (tx: Tx, who: Viewer, teams: readonly string[]): Promise<Owned> => ({
  parts: await listOwnedParts(tx, who, teams),
  byFile: await listPathsByCodeowners(tx, who, teams),
});

/** The condition that `findings f` is in one of these parts. */
const isInParts = async (tx: Tx, { clientId }: Viewer, { parts, byFile }: Owned): Promise<SQL> => {
  const whole = parts.filter(({ pattern }) => pattern === null).map(repositoriesOf);
  if (whole.includes(null)) return sql`true`;
  const ids = [...new Set(whole.flatMap((one) => one ?? []))];
  const groups = groupByRepositories(parts);
  const paths = groups.length === 0 ? [] : await findPaths(tx, clientId, groups);
  const conditions = groups.map(({ repositories, patterns }, index) => {
    const found = paths?.[index];
    const isOwnPath =
      paths === undefined
        ? matchesAny(sql`f.file`, patterns)
        : found == null
          ? sql`false`
          : sql`f.file_order = any(${found}::text[])`;
    return repositories === null
      ? isOwnPath
      : sql`(${isInRepositories(repositories)} and ${isOwnPath})`;
  });
  const all = [
    ...(ids.length > 0 ? [isInRepositories(ids)] : []),
    ...conditions,
    ...isOnPaths(byFile),
  ];
  return all.length === 0 ? sql`false` : sql`(${sql.join(all, sql` or `)})`;
};

/** Returns every repository that contains one of the parts, or undefined for all repositories. */
const repositoriesAround = ({ parts, byFile }: Owned): string[] | undefined => {
  const ids = [...parts.map(repositoriesOf), byFile.map(({ repository }) => repository)];
  return ids.includes(null) ? undefined : [...new Set(ids.flatMap((one) => one ?? []))];
};

/** The resolved filters `team` and `mine`. */
export interface OwnedFindings {
  /** Equivalent filters. */
  instead: Pick<FindingFilters, 'repository' | 'developer'>;
  /** The part that no other filter expresses. */
  condition?: SQL;
  /** The repositories of all these findings. */
  repositories?: string[];
}

export const resolveTeams = async (
  tx: Tx,
  who: Viewer,
  teams: readonly string[],
): Promise<OwnedFindings> => {
  const owned = await findOwned(tx, who, teams);
  const whole = owned.byFile.length === 0 ? wholeRepositories(owned.parts) : undefined;
  if (whole !== undefined) return { instead: { repository: whole } };
  const repositories = repositoriesAround(owned);
  return {
    instead: {},
    condition: await isInParts(tx, who, owned),
    ...(repositories !== undefined && { repositories }),
  };
};

/** Findings assigned or sent to the caller, or in a part owned by one of the caller's teams. */
export const resolveMine = async (tx: Tx, who: Viewer, isMine: boolean): Promise<OwnedFindings> => {
  const { clientId, userId } = who;
  const owned = await findOwned(tx, who, [myself]);
  if (isMine && owned.parts.length + owned.byFile.length === 0)
    return { instead: { developer: [userId] } };
  // As an array, the ids are looked up by primary key, combined with the indexes of the other half.
  const assigned = sql`f.id = any(array(select l.finding_id from finding_labels l where l.client_id = ${clientId}::uuid and l.label = ${developerLabel(userId)}))`;
  const mine = sql`(${assigned} or ${await isInParts(tx, who, owned)})`;
  // A null path has no owner.
  return { instead: {}, condition: isMine ? mine : sql`(${mine}) is not true` };
};
