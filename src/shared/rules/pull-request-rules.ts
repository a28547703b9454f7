// The rules for pull requests, of which a repository has some of its own and inherits the others
// from its organization.

/** The settings that each rule consists of. */
const settingsOf = {
  draft: ['draft'],
  labels: ['labels'],
  max_open: ['max_open'],
  per: ['per'],
  reviewers: ['reviewers', 'reviewer_names'],
  opens_by_itself: ['opens_by_itself'],
  schedule: ['schedule'],
} as const;

export type PullRequestRule = keyof typeof settingsOf;
export type RuleSetting = (typeof settingsOf)[PullRequestRule][number];

export const pullRequestRules = Object.keys(settingsOf) as PullRequestRule[]; // of the object above

type Settings = Record<RuleSetting, unknown>;

export const pickRules = <Given extends Settings>(
  settings: Given,
  rules: readonly PullRequestRule[],
): Partial<Pick<Given, RuleSetting>> => {
  const picked: Partial<Pick<Given, RuleSetting>> = {};
  for (const rule of rules) for (const key of settingsOf[rule]) picked[key] = settings[key];
  return picked;
};

/** Which rules were saved. */
export const rulesIn = (saved: Partial<Settings>): PullRequestRule[] =>
  pullRequestRules.filter((rule) => saved[settingsOf[rule][0]] !== undefined);

/**
 * The database keeps the members of an object in an order of its own, and where there is no
 * schedule, its hours and time zone mean nothing.
 */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? 'frequency' in part && part.frequency === 'any_time'
        ? 'any_time'
        : Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );

interface Before {
  own: readonly PullRequestRule[];
  inherited: Settings;
}

/**
 * The own rules after a change that does not name them: those of before, and each that is no longer
 * as inherited.
 */
export const ownRulesAfter = ({ own, inherited }: Before, wanted: Settings): PullRequestRule[] =>
  pullRequestRules.filter(
    (rule) =>
      own.includes(rule) ||
      written(pickRules(wanted, [rule])) !== written(pickRules(inherited, [rule])),
  );
