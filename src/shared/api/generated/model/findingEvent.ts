/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingEventKind } from './findingEventKind.ts';
import type { PersonRef } from './personRef.ts';

/**
 * Something that happened to a finding.
 */
export interface FindingEvent {
  id: string;
  kind: FindingEventKind;
  at: string;
  actor: PersonRef | null;
  /** @nullable */
  from: string | null;
  /** @nullable */
  to: string | null;
  /** @nullable */
  comment: string | null;
}
