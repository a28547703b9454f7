import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadHostRepositories, ManageRepositoriesPage } from '@/pages/manage-repositories';
import { text } from '@/shared/lib/search';

export const Route = createFileRoute('/_home/manage-repositories')({
  validateSearch: v.object({ source_control: text(50) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    loadHostRepositories(context.queryClient, context.user, deps.source_control),
  component: function ManageRepositories() {
    return <ManageRepositoriesPage host={Route.useLoaderData()} />;
  },
});
