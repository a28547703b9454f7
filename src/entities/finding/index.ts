export { patchFindings, type FindingPatch } from './api/finding-cache';
export { findingKeys } from './api/finding-keys';
export { findingQueries, invalidateFindings } from './api/finding-queries';
export { groupQueries } from './api/group-queries';
export { suggestedDevelopers } from './api/suggested-developers';
export { useBulkPreview } from './api/use-bulk-preview';
export { useChangeFindings } from './api/use-change-findings';
export { useFilterOptions, useFindingCount, useFindingPages } from './api/use-finding-pages';
export { codeOf, type FindingCode } from './model/code';
export { describeFilter, filterValueName, type DescribedFilter } from './model/describe-filter';
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
export {
  activeFilterKeys,
  filtersOf,
  findingGroupings,
  queryOf,
  sortOf,
  validateFindingsSearch,
  withFilter,
  withFilters,
  withoutFilters,
  withSort,
  type FindingGrouping,
  type FindingsSearch,
} from './model/findings-search';
export { lastRead, noteRead } from './model/last-read';
export { importWords } from './model/import-words';
export { filterParams, listParams } from './model/list-params';
export { reasonOf } from './model/reason-words';
export { whyAllRefused, whyRefused } from './model/refused';
export { ChangePreview } from './ui/change-preview';
export {
  columnsFor,
  defaultColumnIds,
  findingColumns,
  shownDirection,
  type FindingColumn,
} from './ui/finding-columns';
export { FindingLink } from './ui/finding-link';
export { NoFindingsYet } from './ui/no-findings-yet';
export { SlaLabel } from './ui/sla-label';
export { topInSight, type RowSight } from './model/finding-pages';
export { matchingFindings, someFindings, targetKey, type FindingTarget } from './model/target';
