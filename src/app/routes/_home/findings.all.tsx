import { createFileRoute, useNavigate } from '@tanstack/react-router';
import {
  findingQueries,
  queryOf,
  validateFindingsSearch,
  type FindingsSearch,
} from '@/entities/finding';
import { chosenColumnsQuery } from '@/features/choose-columns';
import { savedViewsQuery } from '@/features/save-view';
import { FindingsPage } from '@/pages/findings';
import { beforeFirstPage } from '../../splash';

export const Route = createFileRoute('/_home/findings/all')({
  validateSearch: validateFindingsSearch,
  // Without dependencies: another question is the same page, which goes on showing what it has. With them the router would take it for another
  // page, and on a slow machine put a placeholder in its stead: what was being typed would be lost. What fails, the page shows.
  loader: ({ context: { queryClient }, location }) =>
    beforeFirstPage(
      Promise.allSettled([
        queryClient.infiniteQuery(findingQueries.pages(validateFindingsSearch(location.search))),
        queryClient.query(chosenColumnsQuery()),
        queryClient.query(savedViewsQuery()),
      ]),
    ),
  component: FindingsRoute,
});

const questionOf = ({ peek: _, ...question }: FindingsSearch): FindingsSearch => question;

function FindingsRoute() {
  // Two readings: a peek that moves along the list leaves the question the same object, and what shows only that is not drawn anew.
  const search = Route.useSearch({ select: questionOf, structuralSharing: true });
  const peek = Route.useSearch({ select: (whole) => whole.peek });
  const navigate = useNavigate({ from: Route.fullPath });
  // Only another question is a step back; a peek moved along the list is not.
  const isSame = (next: FindingsSearch) =>
    JSON.stringify(queryOf(next)) === JSON.stringify(queryOf(search));
  return (
    <FindingsPage
      search={search}
      peek={peek}
      onSearch={(next, { replace } = { replace: isSame(next) }) =>
        void navigate({
          search: (whole) => ({ ...next, ...(whole.peek !== undefined && { peek: whole.peek }) }),
          replace,
        })
      }
      onPeek={(id) =>
        void navigate({
          search: (whole) => ({ ...questionOf(whole), ...(id !== undefined && { peek: id }) }),
          replace: true,
        })
      }
    />
  );
}
