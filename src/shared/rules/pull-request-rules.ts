// The rules for pull requests. A repository overrides some of them and inherits the others from its
// organization.

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

/** The rules that are saved. */
export const rulesIn = (saved: Partial<Settings>): PullRequestRule[] =>
  pullRequestRules.filter((rule) => saved[settingsOf[rule][0]] !== undefined);

/**
 * Serializes for comparison: jsonb does not keep the order of keys, and without a schedule its
 * hours and time zone have no meaning.
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
 * The overridden rules after a change that does not list them: the previous ones, and each that now
 * differs from the inherited one.
 */
export const ownRulesAfter = ({ own, inherited }: Before, wanted: Settings): PullRequestRule[] =>
  pullRequestRules.filter(
    (rule) =>
      own.includes(rule) ||
      written(pickRules(wanted, [rule])) !== written(pickRules(inherited, [rule])),
  );
