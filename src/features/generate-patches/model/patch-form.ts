import type { FindingTarget } from '@/entities/finding';
import type { GeneratePatchRequest, IssueTracker } from '@/shared/api/generated/model';
import { type DraftWish, type PerWish, pullRequestFields } from './wishes';

/** What to create in addition to the patch. */
export type PatchGoal = 'patch' | 'pull-requests' | 'issues';

export interface PatchForm {
  readonly goal: PatchGoal;
  readonly per: PerWish;
  readonly draft: DraftWish;
  readonly tracker: IssueTracker;
}

/** Pull requests and issues need a source host; tickets and patches do not. */
export const previewedAction = ({
  goal,
  tracker,
}: Pick<PatchForm, 'goal' | 'tracker'>): 'generate_patch' | 'open_at_host' =>
  goal === 'pull-requests' || (goal === 'issues' && tracker === 'source_host')
    ? 'open_at_host'
    : 'generate_patch';

export function patchRequest(
  target: FindingTarget,
  { goal, per, draft, tracker }: PatchForm,
): GeneratePatchRequest {
  const findings: GeneratePatchRequest =
    'finding_ids' in target
      ? {
          findings: target.finding_ids,
          ...(target.seen_at !== undefined && { seen_at: target.seen_at }),
        }
      : target;
  if (goal === 'pull-requests')
    return { ...findings, apply_pr: true, ...pullRequestFields(per, draft) };
  return goal === 'issues' ? { ...findings, apply_issues: true, tracker } : findings;
}
