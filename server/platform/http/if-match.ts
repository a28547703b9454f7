// Versions of saved resources: `ETag` is the version that a client read, and `If-Match` the one
// that its change is based on.
import { Problem } from './problem.ts';

export const versionTag = (version: number): string => `"${version}"`;

/** Returns the version that `If-Match` requires, or undefined if any version is accepted. */
export const requiredVersion = (ifMatch: string | undefined): string | undefined =>
  ifMatch === undefined || ifMatch === '*'
    ? undefined
    : ifMatch.replace(/^W\//, '').replaceAll('"', '');

/** @param version the currently saved version, if known */
export const staleProblem = (version?: number): Problem =>
  new Problem(
    412,
    'stale',
    'Someone else saved changes in the meantime. Check them and try again.',
    version === undefined ? {} : { headers: { etag: versionTag(version) } },
  );

/** @throws {Problem} 412 if the saved version is not the one in `If-Match` */
export const assertVersion = (ifMatch: string, version: number): void => {
  const required = requiredVersion(ifMatch);
  if (required !== undefined && required !== String(version)) throw staleProblem(version);
};
