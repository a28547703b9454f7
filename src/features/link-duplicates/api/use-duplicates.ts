import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { findingKeys, invalidateFindings, type Finding } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { linkFindingDuplicate, unlinkFindingDuplicate } from '@/shared/api/generated/findings';
import type { FindingDocument, LinkDuplicateRequest } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';

/** Links two findings as duplicates, or unlinks them. Future imports keep the decision. */
export function useDuplicates(id: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const keep = ({ data }: FindingDocument) =>
    client.setQueryData<Finding>(findingKeys.detail(id), data);
  const onSettled = () => invalidateFindings(client);
  const link = useMutation({
    mutationFn: (request: LinkDuplicateRequest) => linkFindingDuplicate(id, request),
    onSuccess: keep,
    onSettled,
  });
  const unlink = useMutation({
    mutationFn: ({ other }: { other: string; canonical: boolean; comment: string | null }) =>
      unlinkFindingDuplicate(id, other),
    onSuccess: (answer, { other, canonical, comment }) => {
      keep(answer);
      // A link's `canonical` marks the other finding as the original; the request's marks this one.
      const back = {
        finding_id: other,
        canonical: !canonical,
        ...(comment !== null && { reason: comment }),
      };
      toast({
        kind: 'ok',
        title: t`No longer linked`,
        detail: t`Future imports keep this decision.`,
        action: { label: t`Undo`, undoes: true, onPress: () => link.mutate(back) },
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
    onSettled,
  });
  return { link, unlink };
}
