import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { findingKeys, invalidateFindings } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { decideFindingRisk } from '@/shared/api/generated/findings';
import type { DecideRiskRequest } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';

/** Approves or declines a request to accept the risk of one finding. */
export function useReviewRiskAcceptance(id: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: DecideRiskRequest) => decideFindingRisk(id, answer),
    onSuccess: ({ data }, { approve }) => {
      client.setQueryData(findingKeys.detail(id), data);
      toast({
        kind: 'ok',
        title: approve ? t`Approved. The risk is accepted.` : t`Declined. The finding stays open.`,
        detail: data.attributes.title,
      });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
}
