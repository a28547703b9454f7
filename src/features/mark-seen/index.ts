export { useMarkSeen } from './api/use-mark-seen';
