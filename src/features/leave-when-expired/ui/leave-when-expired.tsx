import { useLeaveWhenExpired } from '../model/use-leave-when-expired';

/** The listener as a component, so that its code loads late. */
export function LeaveWhenExpired() {
  useLeaveWhenExpired();
  return null;
}
