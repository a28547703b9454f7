export {
  type ComparedSide,
  findComparedSide,
  toolsOfBoth,
  withChanges,
} from './changed-findings.ts';
export { bitmapField, canBeDue, hasNoDueDate, isOriginal } from './bitmap-predicate.ts';
export { buildConditions, buildListConditions, buildWhere, type Conditions } from './conditions.ts';
export { maxExactCount, noLimit } from './cost-model.ts';
export { findingConditions } from './filter-conditions.ts';
export { canonicalEntry, type Entry, type FilterSource } from './filter-entries.ts';
export { findingLabelsJson } from './finding-columns.ts';
export {
  countColumns,
  cubeCondition,
  findMaintainedCount,
  maintainedCounts,
} from './finding-counts.repo.ts';
export { importEvents, type ImportEvents } from './finding-imports.ts';
export {
  type FindingOrder,
  isAfter,
  orderBy,
  type Position,
  sortKey,
  sortPositions,
} from './finding-order.ts';
export { type FindingParameters, type FindingQuery, toFindingQuery } from './finding-query.ts';
export {
  type FindingRow,
  findingRowOf,
  needNoLabels,
  type FindingRowRecord,
  rowAttributesOf,
} from './finding-row.ts';
export { countUpTo, isOfClient, listFindingRows, type Window } from './finding-rows.repo.ts';
export { firstIndexedFilter } from './index-ranges.ts';
export { parseCursor, serializeCursor } from './list-cursor.ts';
export { planFirstPage, planNextPage } from './list-planner.ts';
export { resolveToolSpellings } from './tool-spellings.ts';
export {
  daysSinceVisit,
  findFirstReportsSinceVisit,
  resolveNewByRule,
  visitEndsAfterMs,
} from './new-since.ts';
export { existsOnBranch } from './exists-on-branch.ts';
export { dueConditions, slaConditions } from './sla-conditions.ts';
