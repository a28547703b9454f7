import { createFileRoute } from '@tanstack/react-router';
import { SourceControlPage } from '@/pages/source-control';
import { getListGitTokensQueryOptions } from '@/shared/api/generated/connectors';
import { can } from '#domain/roles';

export const Route = createFileRoute('/_home/scm')({
  loader: async ({ context: { queryClient, user } }) => {
    if (can(user, 'connectors:use'))
      await queryClient.query({ ...getListGitTokensQueryOptions(), staleTime: 'static' });
  },
  component: SourceControlPage,
});
