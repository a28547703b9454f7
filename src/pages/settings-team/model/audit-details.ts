import type { AuditEntry } from '@/shared/api/generated/model';

export interface AuditDetail {
  readonly name: string;
  readonly value: string;
}

const longest = 300;

const written = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(written).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The details of an audit entry. Empty values are omitted and long ones shortened. */
export const auditDetails = ({ detail }: Pick<AuditEntry, 'detail'>): readonly AuditDetail[] =>
  Object.entries(detail).flatMap(([name, value]) => {
    const text = written(value);
    if (text === '') return [];
    return [
      {
        name: name.replaceAll('_', ' '),
        value: text.length > longest ? `${text.slice(0, longest)}…` : text,
      },
    ];
  });

/** The details that distinguish an entry from others of its action, the most specific first. */
const telling = ['name', 'nickname', 'email', 'domain', 'file', 'format'];

/** The single detail that the list shows beside the action. */
export const distinguishingDetail = (entry: Pick<AuditEntry, 'detail'>): string | undefined => {
  const details = auditDetails(entry);
  return telling
    .map((name) => details.find((one) => one.name === name)?.value)
    .find((value) => value !== undefined);
};

/** The name of the API token that performed the action. */
export const tokenOf = ({ detail }: Pick<AuditEntry, 'detail'>): string | undefined =>
  typeof detail['by_token'] === 'string' ? detail['by_token'] : undefined;
