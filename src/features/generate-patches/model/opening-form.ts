import type {
  ApplyPatchRequest,
  ApplyPatchRequestAs,
  IssueTracker,
} from '@/shared/api/generated/model';
import { type DraftWish, type PerWish, pullRequestFields } from './wishes';

/** The options for opening reviewed patches. */
export interface OpeningForm {
  readonly as: ApplyPatchRequestAs;
  readonly per: PerWish;
  readonly draft: DraftWish;
  readonly tracker: IssueTracker;
}

export const openingRequest = (
  remediations: string[],
  { as, per, draft, tracker }: OpeningForm,
): ApplyPatchRequest =>
  as === 'pull_request'
    ? { remediations, as, ...pullRequestFields(per, draft) }
    : { remediations, as, tracker };
