/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreateNotificationRequestSubjectType } from './createNotificationRequestSubjectType.ts';

/**
 * A reminder to oneself.
 */
export interface CreateNotificationRequest {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  title: string;
  /** @maxLength 2000 */
  message?: string;
  subject_type?: CreateNotificationRequestSubjectType;
  subject_id?: string;
}
