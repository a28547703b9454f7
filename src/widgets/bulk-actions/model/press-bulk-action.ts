import { toast } from '@/shared/ui/toast';
import type { BulkAction } from '../ui/bulk-bar';

/** By its key: what is greyed says why, as its button does. @returns whether there is such an action */
export function pressBulkAction(actions: readonly BulkAction[], id: string): boolean {
  const action = actions.find((one) => one.id === id);
  if (!action) return false;
  if (action.disabledReason)
    toast({ kind: 'info', title: action.label, detail: action.disabledReason });
  else action.run();
  return true;
}
