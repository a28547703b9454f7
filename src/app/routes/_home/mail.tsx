import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MailPage, type MailSearch, validateMailSearch, preloadMail } from '@/pages/mail';

export const Route = createFileRoute('/_home/mail')({
  // The page and the loader normalize it: this file is part of every page's scripts.
  validateSearch: (search: object): MailSearch => search,
  // Without `loaderDeps`: another question stays on the page that asks it.
  loader: ({ context, location }) =>
    preloadMail(context.queryClient, context.user, validateMailSearch({ ...location.search })),
  component: MailRoute,
});

function MailRoute() {
  const search = validateMailSearch({ ...Route.useSearch() });
  const navigate = useNavigate();
  return (
    <MailPage search={search} onSearch={(next) => void navigate({ to: '/mail', search: next })} />
  );
}
