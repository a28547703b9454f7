import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import {
  findingQueries,
  queryOf,
  validateListSearch,
  withEverything,
  withoutPeek,
  withPeek,
  type FindingsSearch,
} from '@/entities/finding';
import { chosenColumnsQuery } from '@/features/choose-columns';
import { savedViewsQuery } from '@/features/save-view';
import { FindingsPage } from '@/pages/findings';
import { waitBehindSplash } from '../../first-load/splash';

export const Route = createFileRoute('/_home/findings/all')({
  validateSearch: validateListSearch,
  beforeLoad: ({ search }) => ({ search }),
  // No `loaderDeps`: each query would be another match, whose placeholder replaces the page on a
  // slow machine and loses what the user is typing. The page shows errors itself.
  loader: ({ context: { queryClient, search } }) => {
    // The user left the list grouped.
    if (search.group) throw redirect({ to: '/findings', search });
    return waitBehindSplash(
      Promise.allSettled([
        queryClient.infiniteQuery(findingQueries.pages(search)),
        queryClient.query(chosenColumnsQuery()),
        queryClient.query(savedViewsQuery()),
      ]),
    );
  },
  component: FindingsRoute,
});

function FindingsRoute() {
  // Selected separately: moving the preview along the list keeps the query the same object, so that
  // only the preview renders again.
  const search = Route.useSearch({ select: withoutPeek, structuralSharing: true });
  const peek = Route.useSearch({ select: (whole) => whole.peek });
  const navigate = useNavigate({ from: Route.fullPath });
  // Only a changed query adds a history entry; moving the preview does not.
  const asked = JSON.stringify(queryOf(search));
  const isSame = (next: FindingsSearch) => JSON.stringify(queryOf(next)) === asked;
  return (
    <FindingsPage
      search={search}
      peek={peek}
      onSearch={(next, { replace } = { replace: isSame(next) }) =>
        void navigate({ search: (whole) => withPeek(withEverything(next), whole.peek), replace })
      }
      onPeek={(id) => void navigate({ search: (whole) => withPeek(whole, id), replace: true })}
    />
  );
}
