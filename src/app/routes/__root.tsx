import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { textsOf } from '@/shared/i18n';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Only the page that is shown first comes with its own texts.
  beforeLoad: ({ location }) => textsOf(location.pathname),
  component: Outlet,
});
