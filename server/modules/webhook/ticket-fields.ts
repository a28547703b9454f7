import { sql } from 'drizzle-orm';
import type { Scope } from '../../../src/shared/rules/roles.ts';
import type { Tx } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { visibleFindings } from '../own.ts';
import type { FindingFields } from './payload.ts';

type Row = {
  title: string;
  severity: string;
  status: string;
  file: string | null;
  start_line: number | null;
  first_seen_at: Date;
  tool: string;
  data: Record<string, unknown> | null;
  labels: string[];
};

const labelled = (labels: readonly string[], kind: string): string =>
  labels
    .filter((label) => label.startsWith(`${kind}:`))
    .map((label) => label.slice(kind.length + 1))
    .join(', ');

/** Line numbers as everywhere in the product: six digits. */
const lineOf = (line: number | null): string =>
  line === null ? '' : String(line).padStart(6, '0');

export const ticketFields = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  findingId: string,
): Promise<FindingFields> => {
  const { rows } = await tx.execute<Row>(sql`
    select f.title, f.severity, f.status, f.file, f.start_line, f.first_seen_at, f.tool, d.data,
           array(select label from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id order by 1) as labels
    from findings f left join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
    where f.client_id = ${who.clientId} and f.id = ${findingId} and ${visibleFindings(who, scope)}`);
  const [row] = rows;
  if (!row) throw notFound('Finding');
  const description = row.data?.['description'];
  return {
    title: row.title,
    severity: row.severity,
    status: row.status,
    file_path: row.file ?? '',
    line: lineOf(row.start_line),
    description: typeof description === 'string' ? description : '',
    date: new Date(row.first_seen_at).toISOString(),
    tool: row.tool,
    cve: labelled(row.labels, 'cve'),
    cwe: labelled(row.labels, 'cwe')
      .split(', ')
      .filter(Boolean)
      .map((id) => `CWE-${id}`)
      .join(', '),
  };
};
