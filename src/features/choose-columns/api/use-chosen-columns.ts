import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultColumnIds } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetSelectedFindingColumnsQueryOptions,
  saveFindingColumns,
} from '@/shared/api/generated/findings/findings';
import type { FindingColumnsDocument } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';
import { resizeColumn, widthsOf, type ColumnOrder } from '../model/column-order';

export const defaultColumns: ColumnOrder = defaultColumnIds.map((key) => ({ key }));

export const chosenColumnsQuery = () => ({
  ...getGetSelectedFindingColumnsQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The columns of this person: what the server keeps for them on every device, or what is being tried out. */
export function useChosenColumns() {
  const { t } = useLingui();
  const client = useQueryClient();
  const options = chosenColumnsQuery();
  const { data } = useQuery(options);
  const [draft, setDraft] = useState<ColumnOrder>();
  const kept = data && data.data.length > 0 ? data.data : defaultColumns;
  const { mutate, isPending } = useMutation({
    mutationFn: (order: ColumnOrder) =>
      saveFindingColumns({
        columns: order.map(({ key, width }) => ({ key, width: width ?? null })),
      }),
    // Shown as it will be; a refusal brings back what the server keeps.
    onMutate: (order) => {
      const before = client.getQueryData<FindingColumnsDocument>(options.queryKey);
      client.setQueryData<FindingColumnsDocument>(options.queryKey, {
        data: order.map(({ key, width }) => ({ key, width: width ?? null })),
      });
      return { before };
    },
    onSuccess: (saved) => client.setQueryData(options.queryKey, saved),
    onError: (error, _order, context) => {
      client.setQueryData(options.queryKey, context?.before);
      toast({ kind: 'error', title: t`The columns were not saved`, detail: messageOf(error) });
    },
  });
  const order = draft ?? kept;
  return {
    order,
    columns: order.map(({ key }) => key),
    widths: widthsOf(order),
    edited: draft !== undefined,
    isSaving: isPending,
    preview: (next: ColumnOrder) => setDraft(next),
    cancel: () => setDraft(undefined),
    save: () => {
      mutate(order);
      setDraft(undefined);
    },
    /** A width dragged in the head is kept at once, unless the chooser is open: then it is part of what is tried out. */
    resize: (key: string, width: number | undefined) => {
      const resized = resizeColumn(order, key, width);
      if (draft === undefined) mutate(resized);
      else setDraft(resized);
    },
  };
}
export type ChosenColumns = ReturnType<typeof useChosenColumns>;
