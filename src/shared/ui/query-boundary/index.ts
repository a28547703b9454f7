export { QueryBoundary, type QueryBoundaryProps } from './query-boundary';
export { QueryError } from './query-error';
