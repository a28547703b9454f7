import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  NotificationsPage,
  type NotificationsSearch,
  validateNotificationsSearch,
  preloadNotifications,
} from '@/pages/notifications';

export const Route = createFileRoute('/_home/notifications')({
  // The page and the loader normalize it: this file is part of every page's scripts.
  validateSearch: (search: object): NotificationsSearch => search,
  // Without `loaderDeps`: another question stays on the page that asks it.
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
