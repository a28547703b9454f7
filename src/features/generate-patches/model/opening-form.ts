import type {
  ApplyPatchRequest,
  ApplyPatchRequestAs,
  IssueTracker,
  PullRequestPer,
} from '@/shared/api/generated/model';
import { draftField, type DraftWish } from './draft-wish';

/** How reviewed patches are opened. */
export interface OpeningForm {
  readonly as: ApplyPatchRequestAs;
  readonly per: PullRequestPer;
  readonly draft: DraftWish;
  readonly tracker: IssueTracker;
}

export const openingRequest = (
  remediations: string[],
  { as, per, draft, tracker }: OpeningForm,
): ApplyPatchRequest =>
  as === 'pull_request'
    ? { remediations, as, pull_request_per: per, ...draftField(draft) }
    : { remediations, as, tracker };
