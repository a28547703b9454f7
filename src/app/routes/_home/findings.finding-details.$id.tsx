import { createFileRoute } from '@tanstack/react-router';
import { findingQueries, validateFindingsSearch } from '@/entities/finding';
import { FindingDetailsPage, loadFinding } from '@/pages/finding-details';

export const Route = createFileRoute('/_home/findings/finding-details/$id')({
  validateSearch: validateFindingsSearch,
  loader: ({ context, params }) =>
    loadFinding(() =>
      context.queryClient.query({ ...findingQueries.detail(params.id), staleTime: 'static' }),
    ),
  component: FindingRoute,
});

function FindingRoute() {
  const { id } = Route.useParams();
  return <FindingDetailsPage key={id} id={id} search={Route.useSearch()} />;
}
