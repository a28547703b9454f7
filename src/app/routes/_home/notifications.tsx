import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { NotificationsPage, validateNotificationsSearch } from '@/pages/notifications';

export const Route = createFileRoute('/_home/notifications')({
  validateSearch: validateNotificationsSearch,
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
