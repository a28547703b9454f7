import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  NotificationsPage,
  type NotificationsSearch,
  validateNotificationsSearch,
  preloadNotifications,
} from '@/pages/notifications';

export const Route = createFileRoute('/_home/notifications')({
  // The page and the loader normalize it, because every page loads this file.
  validateSearch: (search: object): NotificationsSearch => search,
  // No `loaderDeps`: a changed search stays on the same page.
  loader: ({ context, location }) =>
    preloadNotifications(context.queryClient, validateNotificationsSearch({ ...location.search })),
  component: NotificationsRoute,
});

function NotificationsRoute() {
  const search = validateNotificationsSearch({ ...Route.useSearch() });
  const navigate = useNavigate();
  return (
    <NotificationsPage
      search={search}
      onSearch={(next) => void navigate({ to: '/notifications', search: next })}
    />
  );
}
