import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { validateFindingsSearch, withEverything } from '@/entities/finding';
import { FindingsGroupedPage, preloadGroups } from '@/pages/findings-grouped';

export const Route = createFileRoute('/_home/findings/')({
  validateSearch: validateFindingsSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: a changed search stays on the same page.
  loader: ({ context: { queryClient, search } }) => {
    if (Object.keys(search).length === 0) throw redirect({ to: '/findings/all', replace: true });
    return preloadGroups(queryClient, search);
  },
  component: FindingsGroupedRoute,
});

function FindingsGroupedRoute() {
  const navigate = useNavigate();
  return (
    <FindingsGroupedPage
      search={Route.useSearch()}
      onSearch={(next, how) =>
        void navigate({
          to: '/findings',
          search: withEverything(next),
          replace: how?.replace ?? false,
        })
      }
    />
  );
}
