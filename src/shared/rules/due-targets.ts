import { decodeFilters } from './finding-filter-codec.ts';
import { severities } from './finding-filters.ts';
import type { SlaDays } from './sla.ts';

interface DueRule {
  readonly conditions: readonly { readonly key: string; readonly value: string }[];
  readonly due_days: number | null;
}

/**
 * The shortest period that a rule sets for all findings of a severity; null if there is none. A
 * rule with conditions besides severity dates only some findings, so it sets no target.
 */
export function dueTargets(rules: readonly DueRule[]): SlaDays {
  const targets = { critical: null, high: null, medium: null, low: null, info: null } as {
    -readonly [K in keyof SlaDays]: SlaDays[K];
  };
  for (const { conditions, due_days: days } of rules) {
    if (days === null || conditions.some(({ key }) => key !== 'severity')) continue;
    const { severity = severities } = decodeFilters(
      Object.fromEntries(conditions.map(({ key, value }) => [key, value])),
    );
    for (const each of severity) targets[each] = Math.min(days, targets[each] ?? days);
  }
  return targets;
}
