import { toast } from '@/shared/ui/toast';
import type { BulkAction } from '../ui/bulk-bar';

/**
 * Runs an action by its hotkey; a disabled one shows its reason.
 * @returns whether the action exists
 */
export function runBulkAction(actions: readonly BulkAction[], id: string): boolean {
  const action = actions.find((one) => one.id === id);
  if (!action) return false;
  if (action.disabledReason)
    toast({ kind: 'info', title: action.label, detail: action.disabledReason });
  else action.run();
  return true;
}
