import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../platform/db/connect.ts';
import { remediations } from '../../platform/db/schema/remediations.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import { visibleFindings } from '../access/index.ts';
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

/** Line numbers have six digits, as in the rest of the product. */
const lineOf = (line: number | null): string =>
  line === null ? '' : String(line).padStart(6, '0');

type TicketRequest = components['schemas']['SendTicketRequest'];

type Fix = { findingId: string; text: string };

const findFix = async (tx: Tx, who: Principal, id: string): Promise<Fix> => {
  const [row] = await tx
    .select({
      findingId: remediations.findingId,
      title: remediations.title,
      description: remediations.description,
      diff: remediations.codeDiff,
    })
    .from(remediations)
    .where(and(eq(remediations.clientId, who.clientId), eq(remediations.id, id)));
  if (!row) throw notFound('Remediation');
  const parts = [`Fix: ${row.title}`, row.description, row.diff];
  return { findingId: row.findingId, text: parts.filter((part) => part !== null).join('\n\n') };
};

/**
 * The fields of the ticket's body. A remediation represents its finding, and its fix follows the
 * description.
 * @throws {Problem} 422 if neither is given or the remediation belongs to another finding, 404 if
 * the caller cannot see the finding
 */
export const ticketFields = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  { finding_id: named, remediation_id: remediationId }: TicketRequest,
): Promise<{ findingId: string; fields: FindingFields }> => {
  const fix = remediationId === undefined ? undefined : await findFix(tx, who, remediationId);
  const findingId = named ?? fix?.findingId;
  if (findingId === undefined) throw invalid('finding_id', 'required');
  if (fix && fix.findingId !== findingId) throw invalid('remediation_id', 'not_valid');
  const { rows } = await tx.execute<Row>(sql`
    select f.title, f.severity, f.status, f.file, f.start_line, f.first_seen_at, f.tool, d.data,
           array(select label from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id order by 1) as labels
    from findings f left join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
    where f.client_id = ${who.clientId} and f.id = ${findingId} and ${visibleFindings(who, scope)}`);
  const [row] = rows;
  if (!row) throw notFound('Finding');
  const given = row.data?.['description'];
  const description = typeof given === 'string' ? given : '';
  const fields: FindingFields = {
    title: row.title,
    severity: row.severity,
    status: row.status,
    file_path: row.file ?? '',
    line: lineOf(row.start_line),
    description: [description, fix?.text ?? ''].filter(Boolean).join('\n\n'),
    date: new Date(row.first_seen_at).toISOString(),
    tool: row.tool,
    cve: labelled(row.labels, 'cve'),
    cwe: labelled(row.labels, 'cwe')
      .split(', ')
      .filter(Boolean)
      .map((id) => `CWE-${id}`)
      .join(', '),
  };
  return { findingId, fields };
};
