import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { findingsNewsQuery, findingsVisitQuery, type FindingRow } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { markFindingsSeen } from '@/shared/api/generated/findings';
import type { FindingsNews } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';

interface Mark {
  readonly seen: boolean;
  /** Absent: all findings. */
  readonly finding?: FindingRow;
  /** The reverse of a previous action, which offers no undo itself. */
  readonly undoes?: true;
}

const newsKey = (client: QueryClient) =>
  findingsNewsQuery(client.getQueryData(findingsVisitQuery().queryKey)?.data.since).queryKey;

/** Updates the mark at once; what is new by the rule stays until the server responds. */
const withMark = (news: FindingsNews, id: string, isSeen: boolean): FindingsNews => {
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  return {
    ...news,
    seen: [...without(news.seen), ...(isSeen ? [id] : [])],
    unseen: [...without(news.unseen), ...(isSeen ? [] : [id])],
  };
};

/**
 * Marks a finding, or all of them, as seen or as new to the user. Rolls back if the server refuses,
 * and offers an undo.
 */
export function useMarkSeen() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ seen, finding }: Mark) =>
      markFindingsSeen({ seen, ...(finding && { finding_ids: [finding.id] }) }),
    onMutate: async ({ seen, finding }) => {
      const key = newsKey(client);
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before && finding) client.setQueryData(key, withMark(before, finding.id, seen));
      return { restore: () => void client.setQueryData(key, before) };
    },
    onSuccess: ({ data }, { seen, finding, undoes }) => {
      const { since } = data;
      client.setQueryData(findingsNewsQuery(since).queryKey, data);
      client.setQueryData(
        findingsVisitQuery().queryKey,
        (visit) => visit && { data: { ...visit.data, since } },
      );
      if (undoes) return;
      toast({
        kind: 'ok',
        title:
          finding === undefined
            ? t`All findings marked as seen`
            : seen
              ? t`Marked as seen`
              : t`Marked as new`,
        detail: finding?.attributes.title,
        action: {
          label: t`Undo`,
          undoes: true,
          onPress: () => mutate({ seen: !seen, undoes: true, ...(finding && { finding }) }),
        },
      });
    },
    onError: (error, _mark, context) => {
      context?.restore();
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
    },
    // Only queries with the filter have changed results: lists, groups, counts and charts.
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => JSON.stringify(queryKey).includes('"new_since"'),
      }),
  });
  return { mark: (change: Mark) => mutate(change), isPending };
}
