import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  NotificationsPage,
  validateNotificationsSearch,
  preloadNotifications,
} from '@/pages/notifications';

export const Route = createFileRoute('/_home/notifications')({
  validateSearch: validateNotificationsSearch,
  beforeLoad: ({ search }) => ({ search }),
  // Without `loaderDeps`: another question stays on the page that asks it.
  loader: ({ context }) => preloadNotifications(context.queryClient, context.search),
  component: NotificationsRoute,
});

function NotificationsRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <NotificationsPage
      search={search}
      onSearch={(next) => void navigate({ to: '/notifications', search: next })}
    />
  );
}
