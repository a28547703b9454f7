import { changeSize, compareVersions, type ChangeSize } from '#domain/versions';

export interface OpenVulnerability {
  findingId: string;
  /** The fixed versions, one per release line; empty if there is no fix. */
  fixedVersions: readonly string[];
}

export interface UpgradePath {
  from: string;
  to: string;
  change: ChangeSize;
  /** Findings that this upgrade closes. */
  closes: string[];
  /** Findings that remain open. */
  leaves: string[];
}

const lineOf = (version: string, numbers: number): string =>
  version.replace(/^v/i, '').split('.').slice(0, numbers).join('.');

export const isSameMajor = (one: string, other: string): boolean =>
  lineOf(one, 1) === lineOf(other, 1);

/**
 * A version fixes a vulnerability if it is at or after the fix of its own release line. A fix in
 * 4.2.1 does not apply to 5.0.0 if 5.0.3 is the fix of that line, nor to 4.3.0 if 4.3.2 is.
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

/** The useful upgrades, smallest change first. Each closes more findings than the previous one. */
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

/**
 * A component's upgrades as its page shows them, with how many findings each closes and leaves
 * open.
 */
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
