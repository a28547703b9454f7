import type {
  Finding,
  FindingAttributes,
  FindingEvent,
  FindingRow,
  FindingRowAttributes,
  PriorityFactor,
} from '@/shared/api/generated/model';
import type { Status } from '../ui/status-label';

export type {
  Finding,
  FindingAttributes,
  FindingEvent,
  FindingRow,
  FindingRowAttributes,
  PriorityFactor,
};

/** What a row and a full finding have in common. */
type Place = Pick<FindingRowAttributes, 'file' | 'range' | 'component' | 'endpoint'>;

/** The state of a finding in one word: a flag that closes it goes before its status. */
export function displayStatus(
  attributes: Pick<FindingRowAttributes, 'status' | 'false_positive' | 'is_duplicate'>,
): Status {
  if (attributes.false_positive) return 'false_positive';
  if (attributes.status === 'open' && attributes.is_duplicate) return 'duplicate';
  return attributes.status;
}

/** Where it is: a line of a file, else a version of a component, else an address. */
export function placeOf({ attributes }: { readonly attributes: Place }): string {
  const { file, range, component, endpoint } = attributes;
  if (file) return range ? `${file}:${range.start_line}` : file;
  if (component) return [component.name, component.version].filter(Boolean).join(' ');
  return endpoint ?? '';
}

/** The most telling identifier: the vulnerability's, else the weakness'. */
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
 * A version-7 id begins with its time, so that its last digits tell two findings of one import
 * apart.
 */
export const shortId = (id: string): string => `PF-${id.slice(-6).toUpperCase()}`;
