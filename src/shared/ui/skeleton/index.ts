export { Loading, Skeleton, SkeletonRows } from './skeleton';
