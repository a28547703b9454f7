import type {
  Finding,
  FindingAttributes,
  FindingEvent,
  FindingRow,
  FindingRowAttributes,
  PriorityFactor,
} from '@/shared/api/generated/model';
import type { Status } from '../ui/status-label';

export { placeOf } from '#domain/finding-place';
export type {
  Finding,
  FindingAttributes,
  FindingEvent,
  FindingRow,
  FindingRowAttributes,
  PriorityFactor,
};

/**
 * The state of a finding as a single value. A flag that closes the finding takes precedence over
 * its status.
 */
export function displayStatus(
  attributes: Pick<FindingRowAttributes, 'status' | 'false_positive' | 'is_duplicate'>,
): Status {
  if (attributes.false_positive) return 'false_positive';
  if (attributes.status === 'open' && attributes.is_duplicate) return 'duplicate';
  return attributes.status;
}

/** The most specific identifier: that of the vulnerability, else that of the weakness. */
export function weaknessOf({
  attributes,
}: {
  readonly attributes: Pick<FindingRowAttributes, 'cve' | 'cwe'>;
}): string | undefined {
  const [cve] = attributes.cve;
  if (cve !== undefined) return cve;
  const [cwe] = attributes.cwe;
  return cwe === undefined ? undefined : `CWE-${cwe}`;
}

/**
 * A version-7 UUID begins with its time, so only its last digits distinguish findings of one
 * import.
 */
export const shortId = (id: string): string => `PF-${id.slice(-6).toUpperCase()}`;
