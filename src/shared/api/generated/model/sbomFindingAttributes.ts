/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentRef } from './componentRef.ts';
import type { FindingStatus } from './findingStatus.ts';
import type { RepositoryRef } from './repositoryRef.ts';
import type { Severity } from './severity.ts';

/**
 * A vulnerability of a component.
 */
export interface SbomFindingAttributes {
  title: string;
  severity: Severity;
  /**
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  /** @nullable */
  vulnerability: string | null;
  component: ComponentRef;
  repository: RepositoryRef;
  status: FindingStatus;
  first_seen_at: string;
}
