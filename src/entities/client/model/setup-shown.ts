import { useStored } from '@/shared/lib/use-local-storage';

/** Whether this browser shows what is left to set up: a user can hide it, and show it again. */
export const useSetupShown = () => useStored('parapet-setup', ['shown', 'hidden'], 'shown');
