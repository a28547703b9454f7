export { patchFindings, type FindingPatch } from './api/finding-cache';
export { findingKeys } from './api/finding-keys';
export { countKey, findingCountsQuery } from './api/finding-counts-query';
export { findingQueries, invalidateFindings } from './api/finding-queries';
export { findingsNewsQuery, findingsVisitQuery, visitBeatMs } from './api/visit-query';
export { groupQueries } from './api/group-queries';
export { suggestedDevelopers } from './api/suggested-developers';
export { useAssignees, type Assignee } from './api/use-assignees';
export { useBulkPreview } from './api/use-bulk-preview';
export { useChangeFindings } from './api/use-change-findings';
export { useNewFindings } from './api/use-new-findings';
export { useFilterOptions, useFindingCount, useFindingPages } from './api/use-finding-pages';
export { getFindingCode, type FindingCode } from './model/code';
export {
  describeExcluded,
  describeFilter,
  filterValueName,
  type DescribedFilter,
} from './model/describe-filter';
export { filterText } from './model/filter-text';
export { filterGroupNames, filterNames, slaNames } from './model/filter-names';
export {
  displayStatus,
  placeOf,
  shortId,
  weaknessOf,
  type Finding,
  type FindingAttributes,
  type FindingEvent,
  type FindingRow,
  type FindingRowAttributes,
  type PriorityFactor,
} from './model/finding';
export { FindingsClient, type ManagedClients, useFindingsClient } from './model/findings-client';
export {
  findingGroupings,
  queryOf,
  validateFindingsSearch,
  type FindingGrouping,
  type FindingsSearch,
} from './model/findings-search';
export {
  activeFilterKeys,
  filtersOf,
  sortOf,
  withFilter,
  withFilters,
  withoutFilters,
  withSort,
  namedFilterKeys,
} from './model/findings-search-changes';
export {
  clearLastSearch,
  viewOfAll,
  withEverything,
  storeLastSearch,
} from './model/store-last-search';
export { readLastSearch, validateListSearch } from './model/last-search';
export { withoutPeek, withPeek } from './model/peek-search';
export { getLastViewed, setLastViewed } from './model/last-viewed';
export { notComparedLabel } from './model/not-compared-label';
export { importLabel } from './model/import-labels';
export { filterParams, listParams } from './model/list-params';
export { reasonLabel } from './model/reason-labels';
export { bulkActionRefusal, actionRefusal } from './model/action-refusal';
export { ChangePreview } from './ui/change-preview';
export {
  clientColumn,
  columnsFor,
  findingColumns,
  shownDirection,
  type FindingColumn,
} from './ui/finding-columns';
export { FindingLink } from './ui/finding-link';
export { NewMark, NewLabel } from './ui/new-mark';
export { NoFindingsYet } from './ui/no-findings-yet';
export { Priority } from './ui/priority';
export { SlaLabel } from './ui/sla-label';
export { type Status, StatusLabel, statusNames } from './ui/status-label';
export { firstPageVisible, type VisibleRows } from './model/finding-pages';
export { canBeNew, NewFindings, useIsNew } from './model/new-findings';
export { targetOfSearch, targetOfIds, targetKey, type FindingTarget } from './model/target';
export { verdictNames } from './model/verdict-names';
