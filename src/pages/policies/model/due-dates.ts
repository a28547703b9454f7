import type { Policy, PolicyRequest } from '@/shared/api/generated/model';
import { policyRequestSchema } from '@/shared/api/generated/forms/policies';
import { limitOf } from '@/shared/lib/form';
import { severities, type Severity } from '#domain/finding-filters';
import { dueRuleName, slaCategory } from '#domain/sla';
import { requestOf } from './rule';

/**
 * The rule that sets the due date of each severity; absent if the organization deleted it or never
 * had it.
 */
export type DueRules = Readonly<Partial<Record<Severity, Policy>>>;

export const maxDays = limitOf(
  policyRequestSchema.entries.actions.entries.due_days.wrapped,
  'max_value',
);

const severityOf = ({
  category,
  conditions: [condition, ...others],
}: Policy): Severity | undefined => {
  if (category !== slaCategory || condition?.key !== 'severity' || others.length > 0)
    return undefined;
  return severities.find((severity) => severity === condition.value);
};

/**
 * Separates the due dates by severity from the other rules. If two rules date the same severity,
 * the first active one provides the date, and the other is listed as a rule.
 */
export function splitRules(rules: readonly Policy[]): { due: DueRules; others: readonly Policy[] } {
  const due: Partial<Record<Severity, Policy>> = {};
  for (const rule of rules) {
    const severity = severityOf(rule);
    if (
      severity !== undefined &&
      (due[severity] === undefined || (!due[severity].enabled && rule.enabled))
    )
      due[severity] = rule;
  }
  const taken = new Set(Object.values(due).map(({ id }) => id));
  return { due, others: rules.filter(({ id }) => !taken.has(id)) };
}

export const daysOf = (rule: Policy | undefined): number | null =>
  rule?.enabled ? rule.actions.due_days : null;

/** `undefined`: not a number of days. Empty text is `null`: no due date. */
export function parseDays(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) && Number(text) <= maxDays ? Number(text) : undefined;
}

/** The request that makes findings of this severity due after this many days, or never. */
export function dueRequest(
  severity: Severity,
  rule: Policy | undefined,
  days: number | null,
): PolicyRequest | undefined {
  if (!rule)
    return days === null
      ? undefined
      : {
          name: dueRuleName(severity, days),
          category: slaCategory,
          enabled: true,
          conditions: [{ key: 'severity', value: severity }],
          actions: { due_days: days },
        };
  const request = requestOf(rule);
  // A rule with other actions keeps those.
  if (days === null)
    return rule.actions.notify || rule.actions.gate
      ? { ...request, actions: { ...rule.actions, due_days: null } }
      : { ...request, enabled: false };
  const isOwnName = rule.name !== dueRuleName(severity, rule.actions.due_days ?? days);
  return {
    ...request,
    enabled: true,
    name: isOwnName ? rule.name : dueRuleName(severity, days),
    actions: { ...rule.actions, due_days: days },
  };
}
