import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import { undoJob } from '@/shared/api/generated/activity/activity';
import { triageFindings } from '@/shared/api/generated/findings/findings';
import type { BulkChangeInput } from '@/shared/api/generated/model';
import { toast } from '@/shared/ui/toast';
import type { FindingTarget } from '../model/target';
import { patchFindings, type FindingPatch } from './finding-cache';
import { invalidateFindings } from './finding-queries';

interface Change {
  readonly target: FindingTarget;
  readonly change: BulkChangeInput;
  /** Shown at once on the rows that are loaded; taken back when the server refuses. */
  readonly patch?: FindingPatch;
}

/** One change for many findings: told what was done, what was skipped and why, with the way back. */
export function useChangeFindings() {
  const { t } = useLingui();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: (job: string) => undoJob(job),
    onSuccess: () => toast({ kind: 'info', title: t`Taken back` }),
    onError: (error) => toast({ kind: 'error', title: t`It could not be undone`, detail: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
  return useMutation({
    mutationFn: ({ target, change }: Change) => triageFindings({ ...target, change }),
    onMutate: ({ target, patch }) => ({ restore: patch && 'finding_ids' in target ? patchFindings(client, new Set(target.finding_ids), patch) : undefined }),
    onError: (error, _change, context) => {
      context?.restore?.();
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
    },
    onSuccess: (answer) => {
      const action = { label: t`Undo`, onPress: () => undo.mutate(answer.job_id) };
      if (!('done' in answer)) {
        toast({ kind: 'info', title: t`The change is on its way`, detail: t`It goes on in the background.`, action });
        return;
      }
      const { done, skipped, failed } = answer;
      const left = skipped + failed;
      const [firstLeft] = answer.data.filter((item) => item.outcome !== 'done');
      const why = firstLeft?.reason ?? '';
      toast({
        kind: failed > 0 ? 'error' : 'ok',
        title: t`${plural(done, { one: '# finding changed', other: '# findings changed' })}`,
        ...(left > 0 && { detail: t`${plural(left, { one: '# stayed as it is.', other: '# stayed as they are.' })} ${why}` }),
        ...(answer.can_undo && { action }),
      });
    },
    onSettled: () => invalidateFindings(client),
  });
}
