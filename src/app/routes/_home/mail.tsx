import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MailPage, validateMailSearch, preloadMail } from '@/pages/mail';

export const Route = createFileRoute('/_home/mail')({
  validateSearch: validateMailSearch,
  beforeLoad: ({ search }) => ({ search }),
  // Without `loaderDeps`: another question stays on the page that asks it.
  loader: ({ context }) => preloadMail(context.queryClient, context.user, context.search),
  component: MailRoute,
});

function MailRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  return (
    <MailPage search={search} onSearch={(next) => void navigate({ to: '/mail', search: next })} />
  );
}
