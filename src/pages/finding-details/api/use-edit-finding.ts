import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Finding, invalidateFindings } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { restoreFindingRisk, updateFinding } from '@/shared/api/generated/findings';
import type { UpdateFindingRequest } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';

export interface Edit {
  readonly change: UpdateFindingRequest;
  /**
   * The request that undoes the change; absent if the user may not send it. An ended acceptance is
   * restored as it was.
   */
  readonly reverse?: UpdateFindingRequest | 'risk-acceptance' | undefined;
}

/** Changes fields of one finding and offers an undo. The row of the field shows a refusal. */
export function useEditFinding({ id, attributes: { title } }: Finding) {
  const { t } = useLingui();
  const client = useQueryClient();
  const onSettled = () => invalidateFindings(client);
  const undo = useMutation({
    mutationFn: (reverse: NonNullable<Edit['reverse']>) =>
      reverse === 'risk-acceptance' ? restoreFindingRisk(id) : updateFinding(id, reverse),
    onSuccess: () => toast({ kind: 'ok', title: t`Undone`, detail: title }),
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
    onSettled,
  });
  return useMutation({
    mutationFn: ({ change }: Edit) => updateFinding(id, change),
    onSuccess: (_answer, { reverse }) =>
      toast({
        kind: 'ok',
        title: t`Finding changed`,
        detail: title,
        ...(reverse && {
          action: { label: t`Undo`, undoes: true, onPress: () => undo.mutate(reverse) },
        }),
      }),
    onSettled,
  });
}
