// Tool names that differ only in case are the same tool: earlier imports kept each report's
// spelling.
import { sql } from 'drizzle-orm';
import { excludedItemOf } from '#domain/excluded-values';
import type { FindingFilters } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';

/** Returns the known spellings of these names. Reads one index entry for each tool. */
const listSpellings = async (
  tx: Tx,
  clientId: string,
  names: readonly string[],
): Promise<string[]> => {
  const lower = names.map((name) => name.toLowerCase());
  const { rows } = await tx.execute<{ tool: string }>(sql`
    with recursive tools(tool) as (
      (select c.tool from finding_counts c where c.client_id = ${clientId}::uuid order by c.tool limit 1)
      union all
      select (select c.tool from finding_counts c where c.client_id = ${clientId}::uuid and c.tool > t.tool order by c.tool limit 1)
      from tools t where t.tool is not null
    ) select t.tool from tools t where lower(t.tool) = any(${textArray(lower)})`);
  return rows.map(({ tool }) => tool);
};

/** Adds every known spelling of the tools to the filters. */
export const resolveToolSpellings = async (
  tx: Tx,
  clientId: string,
  filters: FindingFilters,
): Promise<FindingFilters> => {
  const { tool = [], not = [] } = filters;
  const excluded = not.flatMap((item) => {
    const { key, value } = excludedItemOf(item) ?? {};
    return key === 'tool' && value !== undefined ? [value] : [];
  });
  const names = [...tool, ...excluded];
  if (names.length === 0) return filters;
  const known = await listSpellings(tx, clientId, names);
  const spellingsOf = (name: string): string[] => {
    const spellings = known.filter((each) => each.toLowerCase() === name.toLowerCase());
    return spellings.length > 0 ? spellings : [name];
  };
  const others = excluded.flatMap(spellingsOf).map((value) => `tool:${value}`);
  return {
    ...filters,
    ...(tool.length > 0 && { tool: [...new Set(tool.flatMap(spellingsOf))] }),
    ...(others.length > 0 && { not: [...new Set([...not, ...others])] }),
  };
};
