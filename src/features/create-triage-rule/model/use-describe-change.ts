import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TriageRuleChange } from '@/shared/api/generated/model';

/** Describes a triage rule's actions; empty without any. */
export function useDescribeChange() {
  const { t } = useLingui();
  return (change: TriageRuleChange): string => {
    const { assignee, due_days: days, add_tags: tags, accept_risk: risk } = change;
    const person = assignee?.username ?? '';
    const list = tags.join(', ');
    const until = risk?.until ?? '';
    return [
      change.false_positive && t`Mark as false positive`,
      risk && (until === '' ? t`Accept the risk` : t`Accept the risk until ${until}`),
      assignee && t`Assign to ${person}`,
      tags.length > 0 && t`Add tags: ${list}`,
      days !== null && t`${plural(days, { one: 'Due after # day', other: 'Due after # days' })}`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
