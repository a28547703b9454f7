import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  invalidateFindings,
  patchFindings,
  type Finding,
  type FindingRow,
} from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { listFindingHistory, toggleFindingFalsePositive } from '@/shared/api/generated/findings';
import { toast } from '@/shared/ui/toast';

interface Toggle {
  readonly finding: Finding | FindingRow;
  readonly to: boolean;
  readonly reason?: string;
}

/** The reason of the last mark. If it cannot be read, the undo proceeds without it. */
const findReason = async (id: string): Promise<string | undefined> => {
  try {
    const { data } = await listFindingHistory(id);
    const mark = data.find(({ kind, to }) => kind === 'false_positive' && to === 'true');
    return mark?.comment ?? undefined;
  } catch {
    return undefined;
  }
};

/** Marks or unmarks optimistically, rolls back if the server refuses, and offers an undo. */
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
  /** Restoring a mark restores its reason from the history. */
  const takeBack = async ({ finding, to }: Toggle) => {
    const reason = to ? undefined : await findReason(finding.id);
    mutate({ finding, to: !to, ...(reason !== undefined && { reason }) });
  };
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
            onPress: () => void takeBack(change),
          },
        }),
    });
  return { toggle, isPending };
}
