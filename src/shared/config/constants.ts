// Specification, section 9. Exports of their own, so that a page loads only those that it names.
// Lists whose size is the specification's say so.
export const accessTokenSeconds = 86_400;
export const sourceListPageSize = 100;
export const reloadGuardMs = 10_000;
export const concurrentPreloads = 4;
export const discountPercent = 10;
export const localDatabaseVersion = 1;
