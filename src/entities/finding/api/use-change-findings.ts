import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLost } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { triageFindings } from '@/shared/api/generated/findings/findings';
import type { BulkChangeInput } from '@/shared/api/generated/model';
import { announceLaunch, launch, showRun, showWork } from '@/shared/lib/launches';
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

/**
 * One change for many findings: told what was done, what was skipped and why, with the way back. A form says a refusal itself (`inForm`); that
 * the connection was lost is told here in any case, and the form closes: what was sent is on its way or not, and followed.
 */
export function useChangeFindings({ inForm = false }: { inForm?: boolean } = {}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: async (job: string) =>
      (await import('@/shared/api/generated/activity/activity')).undoJob(job),
    onSuccess: ({ job_id: job }) =>
      announceLaunch({ job, store: 'remediation', kind: 'undo_bulk', state: 'accepted' }),
    onError: (error) =>
      toast({ kind: 'error', title: t`It could not be undone`, detail: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
  return useMutation({
    mutationFn: ({ target, change }: Change) =>
      launch(
        { store: 'remediation', kind: 'triage_findings', ...oneOf(target) },
        (run) => triageFindings({ ...target, change, run_id: run }),
        (answer) => 'done' in answer,
      ),
    onMutate: ({ target, patch }) => ({
      restore:
        patch && 'finding_ids' in target
          ? patchFindings(client, new Set(target.finding_ids), patch)
          : undefined,
    }),
    onError: (error, _change, context) => {
      context?.restore?.();
      sayNotDone(error);
    },
    onSuccess: (answer, { change }) => {
      if (!('done' in answer)) {
        toast({
          kind: 'info',
          title: t`The change is on its way`,
          detail: t`It goes on in the background.`,
          action: { label: t`Show`, onPress: () => showRun(answer.job_id) },
        });
        return;
      }
      const { done, skipped, failed } = answer;
      const left = skipped + failed;
      const results = { label: t`See what stayed`, onPress: () => showRun(answer.job_id) };
      const action = answer.can_undo
        ? { label: t`Undo`, onPress: () => undo.mutate(answer.job_id) }
        : left > 0
          ? results
          : undefined;
      toast({
        kind: failed > 0 ? 'error' : 'ok',
        // Until somebody agrees they stay open.
        title: change.accept_risk?.approver_id
          ? t`${plural(done, { one: 'Approval asked for # finding', other: 'Approval asked for # findings' })}`
          : t`${plural(done, { one: '# finding changed', other: '# findings changed' })}`,
        ...(left > 0 && {
          detail: t`${plural(left, { one: '# stayed as it is.', other: '# stayed as they are.' })}`,
        }),
        ...(action && { action }),
        ...(action && left > 0 && action !== results && { more: results }),
      });
    },
    onSettled: () => invalidateFindings(client),
  });

  /** Without an answer nobody knows whether it was done: it is looked up, and said, as soon as the server can be reached. */
  function sayNotDone(error: Error) {
    if (isLost(error)) {
      toast({
        kind: 'error',
        title: t`The connection was lost`,
        detail: t`Whether the change arrived is looked up as soon as the server answers. Nothing is done twice.`,
        action: { label: t`Show`, onPress: showWork },
      });
    } else if (!inForm)
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
  }
}

/** The one finding that it is about, for the local record of it. */
const oneOf = (target: FindingTarget): { finding?: string } => {
  const [only, ...others] = 'finding_ids' in target ? target.finding_ids : [];
  return only !== undefined && others.length === 0 ? { finding: only } : {};
};
