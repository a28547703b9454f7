// Whether a registry has the version that an advisory names, and which one takes its place.
import { compareVersions, isPreRelease } from '#domain/versions';
import type { PublishedVersion } from './list-versions.ts';

const majorOf = (version: string): string => /^v?(\d+)/.exec(version)?.[1] ?? '';

/**
 * The smallest published version from `wanted` on that repairs the finding; undefined where there
 * is none. Of another major version only one above every repaired version is known to be repaired.
 * @param repaired the repaired versions that the advisory names
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
