import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { encodeFilters, type WrittenFilters } from '#domain/finding-filter-codec';
import { openFilters } from '#domain/finding-filters';

export interface StandardView {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly query: WrittenFilters;
}

const open = encodeFilters(openFilters);

/**
 * The views that every organisation starts with; they cannot be changed, saved ones stand after
 * them.
 */
export const standardViews: readonly StandardView[] = [
  { id: 'open', name: msg`All open`, query: open },
  { id: 'exploited', name: msg`Known exploited`, query: { ...open, kev: 'true' } },
  { id: 'sla', name: msg`SLA at risk`, query: { ...open, sla: 'overdue,due_soon' } },
  { id: 'all', name: msg`All`, query: {} },
];
