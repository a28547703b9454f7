import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLost } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { triageFindings } from '@/shared/api/generated/findings';
import type { BulkChangeInput } from '@/shared/api/generated/model';
import { announceLaunch, launch, showJob, showJobsPanel } from '@/entities/job/@x/finding';
import { toast } from '@/shared/ui/toast';
import type { FindingTarget } from '../model/target';
import { patchFindings, type FindingPatch } from './finding-cache';
import { invalidateFindings } from './finding-queries';

interface Change {
  readonly target: FindingTarget;
  readonly change: BulkChangeInput;
  /** Applied optimistically to loaded rows, and rolled back if the server refuses. */
  readonly patch?: FindingPatch;
}

/**
 * Applies one change to many findings and reports which changed, which were skipped and why, with
 * an undo. Forms show refusals themselves (`inForm`). A lost connection is always reported here and
 * closes the form, because the job tracker finds out whether the request arrived.
 */
export function useChangeFindings({ inForm = false }: { inForm?: boolean } = {}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: async (job: string) =>
      (await import('@/shared/api/generated/activity')).undoJob(job),
    onSuccess: ({ job_id: job }) =>
      announceLaunch({ job, store: 'remediation', kind: 'undo_bulk', state: 'accepted' }),
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
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
      notifyFailure(error);
    },
    onSuccess: (answer, { change }) => {
      if (!('done' in answer)) {
        toast({
          kind: 'info',
          title: t`Applying the change`,
          detail: t`It continues in the background.`,
          action: { label: t`Show`, onPress: () => showJob(answer.job_id) },
        });
        return;
      }
      const { done, skipped, failed } = answer;
      const left = skipped + failed;
      const results = { label: t`View unchanged`, onPress: () => showJob(answer.job_id) };
      const action = answer.can_undo
        ? { label: t`Undo`, undoes: true, onPress: () => undo.mutate(answer.job_id) }
        : left > 0
          ? results
          : undefined;
      toast({
        kind: failed > 0 ? 'error' : 'ok',
        // The findings stay open until the approver agrees.
        title: change.accept_risk?.approver_id
          ? t`${plural(done, { one: 'Approval requested for # finding', other: 'Approval requested for # findings' })}`
          : t`${plural(done, { one: '# finding changed', other: '# findings changed' })}`,
        ...(left > 0 && {
          detail: t`${plural(left, { one: '# was left unchanged.', other: '# were left unchanged.' })}`,
        }),
        ...(action && { action }),
        ...(action && left > 0 && action !== results && { more: results }),
      });
    },
    onSettled: () => invalidateFindings(client),
  });

  /**
   * Without a response the outcome is unknown. The job tracker looks it up as soon as the server is
   * reachable.
   */
  function notifyFailure(error: Error) {
    if (isLost(error)) {
      toast({
        kind: 'error',
        title: t`The connection was lost`,
        detail: t`We’ll check whether the change arrived once the server responds. It won’t be applied twice.`,
        action: { label: t`Show`, onPress: showJobsPanel },
      });
    } else if (!inForm)
      toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) });
  }
}

/** The finding of a single-finding change, for the local record. */
const oneOf = (target: FindingTarget): { finding?: string } => {
  const [only, ...others] = 'finding_ids' in target ? target.finding_ids : [];
  return only !== undefined && others.length === 0 ? { finding: only } : {};
};
