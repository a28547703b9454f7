import { useLocalStorage } from '@/shared/lib/use-local-storage';

/**
 * Whether this browser shows the remaining setup steps. The user can hide them and show them again.
 */
export const useSetupShown = () => useLocalStorage('parapet-setup', ['shown', 'hidden'], 'shown');
