import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WrittenFilters } from '@/shared/rules/finding-filter-codec';

export interface StandardView {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly query: WrittenFilters;
}

/** The views that every organisation starts with; they cannot be changed, saved ones stand after them. */
export const standardViews: readonly StandardView[] = [
  { id: 'all', name: msg`All`, query: {} },
  { id: 'open', name: msg`All open`, query: { status: 'open,in_progress', false_positive: 'false' } },
  { id: 'exploited', name: msg`Known exploited`, query: { status: 'open,in_progress', kev: 'true' } },
  { id: 'sla', name: msg`SLA at risk`, query: { status: 'open,in_progress', sla: 'overdue,due_soon' } },
];
