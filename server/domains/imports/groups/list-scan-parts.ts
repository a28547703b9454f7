import { sql } from 'drizzle-orm';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import { groupDeadline, type ScanPart, type ScanRow } from '../../scans/records/index.ts';

type PartRow = {
  scan_id: string;
  number: number;
  whole: boolean;
  parts: number | null;
  closed_by: string | null;
  created_at: string;
  received: number;
};

const stateOf = (closedBy: string | null, deadline: Date, now: Date): ScanPart['state'] =>
  closedBy !== null ? 'closed' : deadline > now ? 'waiting' : 'incomplete';

/** Returns the group parts of scans by scan id; scans that are not parts are absent. */
export const listScanParts = async (
  tx: Tx,
  scans: readonly ScanRow[],
  now: Date,
): Promise<Map<string, ScanPart>> => {
  const named = scans.filter(({ groupName }) => groupName !== null);
  if (named.length === 0) return new Map();
  const { rows } = await tx.execute<PartRow>(sql`
    select p.scan_id, p.number, p.whole, g.parts, g.closed_by, g.created_at,
      (select count(distinct o.key)::int from scan_group_parts o where o.client_id = g.client_id and o.group_id = g.id and o.whole) as received
    from scans s join scan_groups g on g.client_id = s.client_id and g.id = s.group_id join scan_group_parts p on p.client_id = g.client_id and p.group_id = g.id and p.scan_id = s.id
    where s.client_id = ${currentClient} and s.id = any(${uuidArray(named.map(({ id }) => id))})`);
  const known = new Map(rows.map((row) => [row.scan_id, row]));
  return new Map(
    named.map((scan) => {
      const row = known.get(scan.id);
      const deadline = groupDeadline(row ? new Date(row.created_at) : scan.createdAt);
      const state = stateOf(row?.closed_by ?? null, deadline, now);
      return [
        scan.id,
        {
          id: scan.groupId,
          name: scan.groupName ?? '',
          part: row?.number ?? null,
          part_name: scan.groupPart,
          parts: row?.parts ?? scan.groupParts,
          received: row?.received ?? 0,
          state,
          whole: row?.whole ?? null,
          waits_until: state === 'waiting' ? deadline.toISOString() : null,
          closed_by: row?.closed_by ?? null,
        },
      ];
    }),
  );
};
