/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingEventCause } from './findingEventCause.ts';
import type { FindingEventKind } from './findingEventKind.ts';
import type { PersonRef } from './personRef.ts';

/**
 * Something that happened to a finding.
 */
export interface FindingEvent {
  id: string;
  kind: FindingEventKind;
  at: string;
  /** Null where no person did it, and where they have left the organisation since. */
  actor: PersonRef | null;
  /**
     * Who did it, under the name that they had; stays when they leave.
     * @nullable
     */
  actor_name: string | null;
  /** @nullable */
  from: string | null;
  /** @nullable */
  to: string | null;
  /** Why, where the server says it; `comment` is then its English sentence. Null where a person did. */
  cause: FindingEventCause | null;
  /** @nullable */
  comment: string | null;
}
