import type {
  ApplyPatchRequest,
  ApplyPatchRequestAs,
  IssueTracker,
  PullRequestPer,
} from '@/shared/api/generated/model';

/** How reviewed patches are opened. */
export interface OpeningForm {
  readonly as: ApplyPatchRequestAs;
  readonly per: PullRequestPer;
  readonly draft: boolean;
  readonly tracker: IssueTracker;
}

export const openingRequest = (
  remediations: string[],
  { as, per, draft, tracker }: OpeningForm,
): ApplyPatchRequest =>
  as === 'pull_request'
    ? { remediations, as, pull_request_per: per, ...(draft && { draft }) }
    : { remediations, as, tracker };
