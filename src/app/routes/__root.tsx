import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { textsOf } from '@/shared/i18n';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Only the first page has its own texts; afterwards all texts are loaded.
  beforeLoad: ({ location }) => textsOf(location.pathname),
  component: Outlet,
});
