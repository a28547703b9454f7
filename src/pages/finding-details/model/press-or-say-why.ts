import { toast } from '@/shared/ui/toast';

/** What a key does; a key of what is not possible says why. */
export const pressOrSayWhy = (reason: string | false | undefined, act: () => void) => () =>
  reason ? void toast({ kind: 'info', title: reason }) : act();
