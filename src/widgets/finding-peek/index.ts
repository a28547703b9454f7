export { FindingPeek } from './ui/lazy-finding-peek';
