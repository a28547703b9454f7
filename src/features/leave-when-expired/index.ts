export { LeaveWhenExpired } from './ui/lazy';
