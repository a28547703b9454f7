import { msg } from '@lingui/core/macro';
import { filterNames } from '@/entities/finding';
import { encodeFilters } from '#domain/finding-filter-codec';
import { isFindingFilterKey, openFilters } from '#domain/finding-filters';
import { readView, type ReadView } from './view-changes';
import type { ViewKind } from './view-list';

const open = encodeFilters(openFilters);

export const findingViews: ViewKind<ReadView['query']> = {
  list: 'findings',
  standard: [
    { id: 'open', name: msg`All open`, query: open },
    {
      id: 'new',
      name: msg`New since your last visit`,
      query: { ...open, new_since: 'last_visit' },
    },
    {
      id: 'yesterday',
      name: msg`New since yesterday`,
      query: { ...open, new_since: 'yesterday' },
    },
    { id: 'mine', name: msg`Mine`, query: { ...open, mine: 'true' } },
    { id: 'exploited', name: msg`Known exploited`, query: { ...open, kev: 'true' } },
    { id: 'sla', name: msg`SLA at risk`, query: { ...open, sla: 'overdue,due_soon' } },
    { id: 'all', name: msg`All`, query: {} },
  ],
  read: readView,
  nameOf: (key) => (isFindingFilterKey(key) ? filterNames[key] : undefined),
};
