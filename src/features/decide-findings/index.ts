export { type Decision } from './model/decisions';
export { DecideDialog } from './ui/lazy-decide-dialog';
