import { changeSize, compareVersions, type ChangeSize } from '#domain/versions';

export interface OpenVulnerability {
  findingId: string;
  /** Versions in which it is fixed, one a release line; empty when there is no fix. */
  fixedVersions: readonly string[];
}

export interface UpgradePath {
  from: string;
  to: string;
  change: ChangeSize;
  /** Findings that this upgrade closes. */
  closes: string[];
  /** Findings that stay open. */
  leaves: string[];
}

const lineOf = (version: string, numbers: number): string =>
  version.replace(/^v/i, '').split('.').slice(0, numbers).join('.');

export const isSameMajor = (one: string, other: string): boolean =>
  lineOf(one, 1) === lineOf(other, 1);

/**
 * A version closes a vulnerability when it is at or after the fix of its own release line; a fix in
 * 4.2.1 says nothing about 5.0.0 while 5.0.3 is named as the fix of that line, nor about 4.3.0 while
 * 4.3.2 is.
 */
export function isFixedIn(to: string, fixedVersions: readonly string[]): boolean {
  const isAtOrAfter = (fixed: string) => compareVersions(to, fixed) >= 0;
  const inLine = (numbers: number) =>
    fixedVersions.filter((fixed) => lineOf(fixed, numbers) === lineOf(to, numbers));
  const [minor, major] = [inLine(2), inLine(1)];
  if (minor.length > 0) return minor.some(isAtOrAfter);
  const decisive = major.length > 0 ? major : fixedVersions;
  return decisive.length > 0 && decisive.every(isAtOrAfter);
}

/**
 * The upgrades worth choosing between: smallest change first, each closing more than the one
 * before.
 */
export function upgradePaths(
  current: string,
  vulnerabilities: readonly OpenVulnerability[],
): UpgradePath[] {
  const candidates = [...new Set(vulnerabilities.flatMap(({ fixedVersions }) => fixedVersions))]
    .filter((version) => compareVersions(version, current) > 0)
    .toSorted(compareVersions);
  const ways: UpgradePath[] = [];
  let best = 0;
  for (const to of candidates) {
    const closes = vulnerabilities
      .filter(({ fixedVersions }) => isFixedIn(to, fixedVersions))
      .map(({ findingId }) => findingId);
    if (closes.length <= best) continue;
    best = closes.length;
    const leaves = vulnerabilities
      .map(({ findingId }) => findingId)
      .filter((id) => !closes.includes(id));
    ways.push({ from: current, to, change: changeSize(current, to), closes, leaves });
  }
  return ways;
}

/** The upgrades of a component as its page shows them: how many findings each closes and leaves. */
export const toComponentUpgrades = (
  version: string | null,
  vulnerabilities: readonly OpenVulnerability[],
) =>
  version === null
    ? []
    : upgradePaths(version, vulnerabilities).map(({ to, change, closes, leaves }) => ({
        version: to,
        change,
        closes: closes.length,
        leaves: leaves.length,
      }));
