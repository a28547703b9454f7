import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultColumnIds } from '#domain/finding-columns';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetSelectedFindingColumnsQueryOptions,
  saveFindingColumns,
} from '@/shared/api/generated/findings';
import type { FindingColumnsDocument } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';
import { resizeColumn, columnWidths, type ColumnOrder } from '../model/column-order';

export const defaultColumns: ColumnOrder = defaultColumnIds.map((key) => ({ key }));

export const chosenColumnsQuery = () => ({
  ...getGetSelectedFindingColumnsQueryOptions(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The user's columns: as stored on the server, or as previewed in the open chooser. */
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
    // Applied optimistically; a refusal restores the stored order.
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
      toast({ kind: 'error', title: t`Couldn’t save the columns`, detail: messageOf(error) });
    },
  });
  const order = draft ?? kept;
  return {
    order,
    columns: order.map(({ key }) => key),
    widths: columnWidths(order),
    edited: draft !== undefined,
    isSaving: isPending,
    preview: (next: ColumnOrder) => setDraft(next),
    cancel: () => setDraft(undefined),
    save: () => {
      mutate(order);
      setDraft(undefined);
    },
    /**
     * A width dragged in the header is saved immediately, unless the chooser is open: then it is
     * part of the preview.
     */
    resize: (key: string, width: number | undefined) => {
      const resized = resizeColumn(order, key, width);
      if (draft === undefined) mutate(resized);
      else setDraft(resized);
    },
  };
}
export type ChosenColumns = ReturnType<typeof useChosenColumns>;
