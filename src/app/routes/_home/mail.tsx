import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { MailPage, type MailSearch, validateMailSearch, preloadMail } from '@/pages/mail';

export const Route = createFileRoute('/_home/mail')({
  // The page and the loader normalize it, because every page loads this file.
  validateSearch: (search: object): MailSearch => search,
  // No `loaderDeps`: a changed search stays on the same page.
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
