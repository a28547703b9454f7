// Checks whether a registry has the version that an advisory names, and which one replaces it.
import { compareVersions, isPreRelease } from '#domain/versions';
import type { PublishedVersion } from './list-versions.ts';

const majorOf = (version: string): string => /^v?(\d+)/.exec(version)?.[1] ?? '';

/**
 * Returns the smallest published version, from `wanted` on, that fixes the finding; undefined if
 * there is none. A version of another major version is known to be fixed only above every fixed
 * version.
 * @param repaired the fixed versions that the advisory names
 */
export const choosePublished = (
  versions: readonly PublishedVersion[],
  wanted: string,
  repaired: readonly string[],
): string | undefined => {
  const highest = repaired.reduce(
    (most, each) => (compareVersions(each, most) > 0 ? each : most),
    wanted,
  );
  const takesPreReleases = isPreRelease(wanted);
  return versions
    .filter(
      ({ version, isWithdrawn }) =>
        !isWithdrawn &&
        (takesPreReleases || !isPreRelease(version)) &&
        compareVersions(version, wanted) >= 0 &&
        (majorOf(version) === majorOf(wanted) || compareVersions(version, highest) >= 0),
    )
    .map(({ version }) => version)
    .toSorted(compareVersions)[0];
};
