import type {
  TriageRule,
  TriageRuleChange,
  TriageRuleChangeInput,
} from '@/shared/api/generated/model';

export const ruleActions = ['false_positive', 'accept_risk', 'assign', 'tags', 'due'] as const;
export type RuleAction = (typeof ruleActions)[number];

/** The form's values; `action` decides which of the fields below it are shown. */
export interface RuleValues {
  name: string;
  action: RuleAction;
  reason: string;
  until: string;
  assignee: string;
  tags: readonly string[];
  days: string;
  isForExisting: boolean;
}

export const noValues: RuleValues = {
  name: '',
  action: 'false_positive',
  reason: '',
  until: '',
  assignee: '',
  tags: [],
  days: '',
  isForExisting: false,
};

/** Converts a saved change to a request. A former member is not sent as assignee. */
export const inputOf = (change: TriageRuleChange): TriageRuleChangeInput => ({
  ...(change.false_positive && { false_positive: true }),
  ...(change.accept_risk && { accept_risk: change.accept_risk }),
  ...(change.assignee && { assignee_id: change.assignee.id }),
  ...(change.add_tags.length > 0 && { add_tags: change.add_tags }),
  ...(change.due_days !== null && { due_days: change.due_days }),
  ...(change.reason !== null && { reason: change.reason }),
});

/**
 * The action that the form shows first: the one that prevents the rule from running, if there is
 * one.
 */
export const actionOf = ({ change, obstacle }: TriageRule): RuleAction => {
  if (obstacle === 'assignee_left') return 'assign';
  if (change.false_positive) return 'false_positive';
  if (change.accept_risk) return 'accept_risk';
  if (change.assignee) return 'assign';
  if (change.add_tags.length > 0) return 'tags';
  // No other action remains of a rule whose assignee has left.
  return change.due_days === null ? 'assign' : 'due';
};

export const valuesOf = (rule: TriageRule): RuleValues => {
  const { accept_risk: risk, assignee, add_tags: tags, due_days: days, reason } = rule.change;
  return {
    name: rule.name,
    action: actionOf(rule),
    reason: risk?.reason ?? reason ?? '',
    until: risk?.until ?? '',
    assignee: assignee?.id ?? '',
    tags,
    days: days === null ? '' : String(days),
    isForExisting: false,
  };
};

/** The values here, with what another user changed from `before` to `after` in the other fields. */
export const withOthersChanges = (
  here: RuleValues,
  before: RuleValues,
  after: RuleValues,
): RuleValues => {
  const isSame = (key: keyof RuleValues) =>
    JSON.stringify(here[key]) === JSON.stringify(before[key]);
  const keys = Object.keys(after) as (keyof RuleValues)[]; // its own keys
  return {
    ...here,
    ...Object.fromEntries(keys.filter(isSame).map((key) => [key, after[key]])),
  };
};

// The two decisions are exclusive: each replaces the other.
const noDecision = { false_positive: false, accept_risk: null };
const without: Readonly<Record<RuleAction, Partial<TriageRuleChange>>> = {
  false_positive: noDecision,
  accept_risk: noDecision,
  assign: { assignee: null },
  tags: { add_tags: [] },
  due: { due_days: null },
};

/**
 * The other actions of a saved rule. The form shows one; a rule that was created through the API
 * may have several, and saving keeps them. The reason belongs to the action that it was given for.
 */
export const othersOf = (rule: TriageRule, action: RuleAction): TriageRuleChange => {
  const shown = actionOf(rule);
  return {
    ...rule.change,
    ...without[shown],
    ...without[action],
    ...(shown !== action && { reason: null }),
  };
};

const partOf = (
  values: RuleValues,
  rule: TriageRule | undefined,
): TriageRuleChangeInput | undefined => {
  const { action, until, assignee, tags, days } = values;
  const reason = values.reason.trim();
  const untilFix = rule?.change.accept_risk?.until_fix ?? false;
  switch (action) {
    case 'false_positive':
      return reason === '' ? undefined : { false_positive: true, reason };
    case 'accept_risk':
      return reason === ''
        ? undefined
        : { accept_risk: { reason, until: until || null, ...(untilFix && { until_fix: true }) } };
    case 'assign':
      return assignee === '' ? undefined : { assignee_id: assignee };
    case 'tags':
      return tags.length === 0 ? undefined : { add_tags: [...tags] };
    case 'due':
      return /^\d{1,4}$/.test(days) ? { due_days: Number(days) } : undefined;
  }
};

/**
 * @param rule the saved rule that is edited
 * @returns undefined while a required part is missing
 */
export const changeOf = (
  values: RuleValues,
  rule?: TriageRule,
): TriageRuleChangeInput | undefined => {
  const part = partOf(values, rule);
  return part && { ...(rule && inputOf(othersOf(rule, values.action))), ...part };
};
