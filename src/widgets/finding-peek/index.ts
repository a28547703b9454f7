export { FindingPeek } from './ui/lazy';
