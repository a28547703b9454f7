import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MailPage, validateMailSearch } from '@/pages/mail';

export const Route = createFileRoute('/_home/mail')({
  validateSearch: validateMailSearch,
  component: MailRoute,
});

function MailRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <MailPage search={search} onSearch={(next) => void navigate({ to: '/mail', search: next })} />
  );
}
