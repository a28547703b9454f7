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
  readonly tracker: IssueTracker;
}

export const openingRequest = (
  remediations: string[],
  { as, per, tracker }: OpeningForm,
): ApplyPatchRequest =>
  as === 'pull_request'
    ? { remediations, as, pull_request_per: per }
    : { remediations, as, tracker };
