// Versions of what is saved: `ETag` names the one that a client read, and `If-Match` the one that
// its change is based on.
import { Problem } from './problem.ts';

export const versionTag = (version: number): string => `"${version}"`;

/** The version that `If-Match` asks for; undefined where any will do. */
export const requiredVersion = (ifMatch: string | undefined): string | undefined =>
  ifMatch === undefined || ifMatch === '*'
    ? undefined
    : ifMatch.replace(/^W\//, '').replaceAll('"', '');

/** @param version the one that is saved now, where it is known */
export const staleProblem = (version?: number): Problem =>
  new Problem(
    412,
    'stale',
    'Someone else saved changes in the meantime. Reload and apply your change again.',
    version === undefined ? {} : { headers: { etag: versionTag(version) } },
  );

/** @throws {Problem} 412 where another version is saved than `If-Match` asks for */
export const assertVersion = (ifMatch: string, version: number): void => {
  const required = requiredVersion(ifMatch);
  if (required !== undefined && required !== String(version)) throw staleProblem(version);
};
