import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { validateFindingsSearch } from '@/entities/finding';
import { FindingsGroupedPage } from '@/pages/findings-grouped';

export const Route = createFileRoute('/_home/findings/')({
  validateSearch: validateFindingsSearch,
  component: FindingsGroupedRoute,
});

function FindingsGroupedRoute() {
  const navigate = useNavigate();
  return (
    <FindingsGroupedPage
      search={Route.useSearch()}
      onSearch={(next, how) =>
        void navigate({ to: '/findings', search: next, replace: how?.replace ?? false })
      }
    />
  );
}
