import { toast } from '@/shared/ui/toast';

/** A hotkey's handler. If the action is unavailable, it shows the reason. */
export const pressOrExplain = (reason: string | false | undefined, act: () => void) => () =>
  reason ? void toast({ kind: 'info', title: reason }) : act();
