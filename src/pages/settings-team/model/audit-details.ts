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

/** What an entry says beside who and what: what is empty says nothing, and no value fills the page. */
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
