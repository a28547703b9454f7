export { useDuplicates } from './api/use-duplicates';
export { LinkDialog } from './ui/lazy';
