// Specification, section 9. Individual exports, so that a page loads only those that it uses. Lists
// with a size from the specification refer to these.
export const accessTokenSeconds = 86_400;
export const sourceListPageSize = 100;
export const reloadGuardMs = 10_000;
export const concurrentPreloads = 4;
export const discountPercent = 10;
export const localDatabaseVersion = 1;
