import { useRouterState } from '@tanstack/react-router';
import { useSessionUser } from '@/entities/session';
import { can } from '@/shared/rules/roles';
import { destinationOf, navigation } from './navigation';

/** The entries for this person, and the one where they are. */
export function useNavigation() {
  const user = useSessionUser();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const groups = navigation
    .map((group) => ({ ...group, items: group.items.filter((item) => item.needs === undefined || can(user, item.needs)) }))
    .filter((group) => group.items.length > 0);
  return { groups, current: destinationOf(pathname) };
}
