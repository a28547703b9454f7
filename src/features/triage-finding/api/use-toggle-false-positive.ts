import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  invalidateFindings,
  patchFindings,
  type Finding,
  type FindingRow,
} from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { toggleFindingFalsePositive } from '@/shared/api/generated/findings';
import { toast } from '@/shared/ui/toast';

interface Toggle {
  readonly finding: Finding | FindingRow;
  readonly to: boolean;
  readonly reason?: string;
}

/**
 * Marks or unmarks at once, takes it back when the server refuses, and offers the same step in
 * reverse.
 */
export function useToggleFalsePositive() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ finding, to, reason }: Toggle) =>
      toggleFindingFalsePositive(finding.id, {
        false_positive: to,
        ...(reason !== undefined && { reason }),
      }),
    onMutate: ({ finding, to }) => ({
      restore: patchFindings(client, new Set([finding.id]), { false_positive: to }),
    }),
    onError: (error, _toggle, context) => {
      context?.restore();
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
    },
    onSettled: () => invalidateFindings(client),
  });
  const toggle = (change: Toggle) =>
    mutate(change, {
      onSuccess: () =>
        toast({
          kind: 'ok',
          title: change.to ? t`Marked as false positive` : t`No longer a false positive`,
          detail: change.finding.attributes.title,
          action: {
            label: t`Undo`,
            undoes: true,
            onPress: () => mutate({ finding: change.finding, to: !change.to }),
          },
        }),
    });
  return { toggle, isPending };
}
