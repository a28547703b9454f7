import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import { getListPullRequestsQueryKey, updatePullRequest } from '@/shared/api/generated/remediation';
import { toast } from '@/shared/ui/toast';

/** Requests the update of a pull request; its row then shows that it is running. */
export function useUpdatePullRequest() {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (finding: string) => updatePullRequest(finding),
    onError: (error) =>
      toast({ kind: 'error', title: t`The branch was not updated`, detail: messageOf(error) }),
    // Refetches after a refusal as well: the host may have reported that the pull request has
    // ended.
    onSettled: () => client.invalidateQueries({ queryKey: getListPullRequestsQueryKey() }),
  });
}
