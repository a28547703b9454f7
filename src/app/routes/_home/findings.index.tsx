import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { validateFindingsSearch, withEverything } from '@/entities/finding';
import { FindingsGroupedPage } from '@/pages/findings-grouped';

export const Route = createFileRoute('/_home/findings/')({
  validateSearch: validateFindingsSearch,
  beforeLoad: ({ search }) => ({ asksNothing: Object.keys(search).length === 0 }),
  loader: ({ context: { asksNothing } }) => {
    if (asksNothing) throw redirect({ to: '/findings/all', replace: true });
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
