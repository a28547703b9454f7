// Checks the state after the last start, whatever was killed before.
import type { Call } from '../../support/server/caller.ts';

/** The requests of a round; `scan` if the upload was confirmed before the kill. */
export type Round = { name: string; findings: number; scan?: string };

const pageSize = 100;

/** Every id of a repository's findings, page by page: rows, not counts. */
const idsOf = async (call: Call, repository: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { data } = (
      await call('listFindings', { query: { repository: [repository], page, page_size: pageSize } })
    ).ok();
    ids.push(...data.map(({ id }) => id));
    if (data.length < pageSize) return ids;
  }
};

const judgeRound = async (call: Call, { name, findings, scan }: Round): Promise<string[]> => {
  const faults: string[] = [];
  const { data: known } = (await call('listRepositories', { query: { q: name } })).ok();
  if (!known.some(({ attributes }) => attributes.nickname === name))
    return scan === undefined ? [] : [`${name}: the repository of a confirmed upload is gone`];
  const ids = await idsOf(call, name);
  const { total } = (
    await call('listFindings', { query: { repository: [name], page_size: 1 } })
  ).ok().meta;
  const { options } = (
    await call('listFindingFilterOptions', {
      query: { repository: [name], filter_key: 'severity' },
    })
  ).ok().data;
  const bySeverity = options.reduce((sum, { count }) => sum + count, 0);
  const distinct = new Set(ids).size;
  if (distinct !== ids.length) faults.push(`${name}: ${ids.length - distinct} findings are double`);
  if (total !== ids.length || bySeverity !== ids.length)
    faults.push(`${name}: ${ids.length} rows, counted ${total} and ${bySeverity} by severity`);
  if (ids.length !== findings && (scan !== undefined || ids.length !== 0))
    faults.push(`${name}: ${ids.length} of ${findings} findings`);
  if (scan !== undefined) {
    const { status, counts, error } = (await call('getScan', { path: { id: scan } })).ok().data
      .attributes;
    if (status !== 'succeeded' || counts.new !== findings)
      faults.push(
        `${name}: the import is ${status} with ${counts.new} new findings: ${JSON.stringify(error)}`,
      );
  }
  return faults;
};

export const judgeRounds = async (call: Call, rounds: readonly Round[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const round of rounds) faults.push(...(await judgeRound(call, round)));
  return faults;
};
