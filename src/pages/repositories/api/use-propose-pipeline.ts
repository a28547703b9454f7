import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateRepositories, type Repository } from '@/entities/repository';
import { messageOf } from '@/shared/api/error-message';
import { createWorkflowPullRequest } from '@/shared/api/generated/repositories';
import { toast } from '@/shared/ui/toast';

const show = (url: string) => window.open(url, '_blank', 'noopener');

/** Opens a pull request with a pipeline that scans and uploads, or links the existing one. */
export function useProposePipeline({ id, attributes: { workflow_pr_url: known } }: Repository) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => createWorkflowPullRequest(id),
    onSuccess: async ({ url }) => {
      await invalidateRepositories(client);
      toast({
        kind: 'ok',
        title: t`Pull request opened at the source host`,
        action: { label: t`Show`, onPress: () => show(url) },
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`No pull request was opened`, detail: messageOf(error) }),
  });
  return { known, propose: () => (known === null ? mutate() : show(known)) };
}
