/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActivityEventKind } from './activityEventKind.ts';
import type { PersonRef } from './personRef.ts';

/**
 * Something that changed.
 */
export interface ActivityEvent {
  id: string;
  kind: ActivityEventKind;
  subject_id: string;
  action: string;
  summary: string;
  actor: PersonRef | null;
  at: string;
}
