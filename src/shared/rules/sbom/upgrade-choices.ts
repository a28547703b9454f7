import { changeSize, compareVersions, isPreRelease, type ChangeSize } from '#domain/versions';
import { isFixedIn, isSameMajor } from './upgrade-paths';

export const choiceReasons = ['closes_finding', 'closes_most', 'newest_of_major'] as const;
export type ChoiceReason = (typeof choiceReasons)[number];

export interface UpgradeChoice {
  version: string;
  /** Open findings of the component that the upgrade closes, including this one. */
  closes: number;
  /** Null if the versions cannot be compared. */
  change: ChangeSize | null;
  reasons: ChoiceReason[];
}

export interface UpgradeFacts {
  installed: string | undefined;
  /** The fixed versions of this finding. */
  own: readonly string[];
  /** The fixed versions of each other open finding of the component. */
  others: readonly (readonly string[])[];
  /** The versions in the registry that are not yanked; absent if no registry responded. */
  published?: readonly string[] | undefined;
}

/** The versions among an advisory's values: some are `>= 1.2.3`, others a commit. */
const versionsIn = (fixedVersions: readonly string[]): string[] =>
  fixedVersions.flatMap((each) => /^(?:>=|~>|=)?\s*(v?\d[^\s,<>|]*)/.exec(each.trim())?.[1] ?? []);

const isUpgrade = (version: string, installed: string | undefined): boolean =>
  installed === undefined || compareVersions(version, installed) > 0;

/**
 * Whether an upgrade closes a finding with these fixed versions. A fix in a release line before the
 * installed one does not apply to later lines.
 */
export const isClosedBy = (
  version: string,
  { installed, fixed }: { installed: string | undefined; fixed: readonly string[] },
): boolean =>
  fixed.includes(version) ||
  isFixedIn(
    version,
    versionsIn(fixed).filter((each) => isUpgrade(each, installed)),
  );

/**
 * Returns the upgrade choices that close a finding, in order: the smallest, the smallest that
 * closes the most findings of the component, and the newest of the installed major version, which
 * only a registry knows. Empty if no fix is known.
 */
export function upgradeChoices({
  installed,
  own,
  others,
  published,
}: UpgradeFacts): UpgradeChoice[] {
  const closesOf = (version: string) =>
    [own, ...others].filter((fixed) => isClosedBy(version, { installed, fixed })).length;
  const [word] = own;
  if (word === undefined) return [];
  if (versionsIn(own).length === 0)
    return [
      {
        version: word,
        closes: closesOf(word),
        change: null,
        reasons: ['closes_finding', 'closes_most'],
      },
    ];
  const takesPreReleases = installed !== undefined && isPreRelease(installed);
  const versions = [...new Set(published ?? [own, ...others].flatMap(versionsIn))]
    .filter(
      (version) =>
        isUpgrade(version, installed) &&
        (takesPreReleases || !isPreRelease(version)) &&
        isClosedBy(version, { installed, fixed: own }),
    )
    .toSorted(compareVersions);
  const most = Math.max(...versions.map(closesOf));
  const chosen: Readonly<Record<ChoiceReason, string | undefined>> = {
    closes_finding: versions[0],
    closes_most: versions.find((version) => closesOf(version) === most),
    newest_of_major:
      published === undefined || installed === undefined
        ? undefined
        : versions.findLast((version) => isSameMajor(version, installed)),
  };
  return versions.flatMap((version) => {
    const reasons = choiceReasons.filter((reason) => chosen[reason] === version);
    const change = installed === undefined ? null : changeSize(installed, version);
    return reasons.length > 0 ? [{ version, closes: closesOf(version), change, reasons }] : [];
  });
}
