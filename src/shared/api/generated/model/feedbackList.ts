/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Feedback } from './feedback.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of feedback, newest first.
 */
export interface FeedbackList {
  data: Feedback[];
  meta: ListMeta;
}
