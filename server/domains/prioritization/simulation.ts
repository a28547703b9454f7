import { sql } from 'drizzle-orm';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../platform/db/connect.ts';
import { currentClient } from '../../platform/db/current-client.ts';
import { uuidArray } from '../../platform/db/text-match.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { countDecisions } from '#domain/priority/decision-counts';
import { cvssOf, exploitedRanking } from '#domain/priority/exploited-ranking';
import { withoutKev } from '#domain/priority/settings';
import { createRescoring, listFindingsToScore, readForScore } from './rescore.ts';
import {
  createScorer,
  decide,
  getScoringSettings,
  type PriorityInput,
  type PrioritySettings,
} from './score/index.ts';
import { visibleFindings } from '../access/index.ts';

type Schemas = components['schemas'];

/**
 * Above this number of findings a uniform sample is used, so that the result arrives while the user
 * moves a slider.
 */
const exactUpTo = 20_000;
const batchSize = 2_000;
const shownMovers = 10;

const bins = Array.from({ length: 10 }, (_, index) => index * 10);
const binOf = (priority: number): number => Math.min(9, Math.floor(priority / 10));

/** A finding with its priority before and after, and the inputs that the simulation evaluates. */
type Simulated = { id: string; from: number; to: number; input: PriorityInput };

/**
 * Priorities without the KEV input: KEV defines which findings are exploited, so it must not
 * predict itself.
 */
const rankingOf = (
  simulated: readonly Simulated[],
  { now, after }: Readonly<Record<'now' | 'after', PrioritySettings>>,
): Schemas['ExploitedRanking'] => {
  const [before, then] = [createScorer(withoutKev(now)), createScorer(withoutKev(after))];
  return exploitedRanking(
    simulated
      .filter(({ input }) => input.vulnerabilityIds.length > 0)
      .map(({ input }) => ({
        vulnerabilityIds: input.vulnerabilityIds,
        exploited: input.kev !== undefined,
        now: before(input),
        after: then(input),
        epss: input.epss?.score ?? 0,
        cvss: cvssOf(input.cvss?.score, input.severity),
      })),
  );
};

/** One sampled finding represents `each` findings. */
const summaryOf = (
  rescored: readonly Simulated[],
  total: number,
  movers: Schemas['PriorityMove'][],
): Omit<Schemas['PrioritySimulation'], 'ranking'> => {
  const each = rescored.length === 0 ? 0 : total / rescored.length;
  const count = (keep: (one: Simulated) => boolean) =>
    Math.round(rescored.filter(keep).length * each);
  const up = count(({ from, to }) => to > from);
  const down = count(({ from, to }) => to < from);
  return {
    findings: total,
    moved: up + down,
    up,
    down,
    is_exact: rescored.length === total,
    movers,
    histogram: bins.map((from, index) => ({
      from,
      before: count((one) => binOf(one.from) === index),
      after: count((one) => binOf(one.to) === index),
    })),
    decisions: countDecisions(
      rescored.map(({ input, from, to }) => ({ decision: decide(input).decision, from, to })),
    ).map(({ findings, ...rest }) => ({ ...rest, findings: Math.round(findings * each) })),
  };
};

const moversOf = async (
  tx: Tx,
  rescored: readonly Simulated[],
): Promise<Schemas['PriorityMove'][]> => {
  const moves = rescored
    .filter(({ from, to }) => from !== to)
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || b.to - a.to)
    .slice(0, shownMovers);
  if (moves.length === 0) return [];
  const ids = moves.map(({ id }) => id);
  const { rows } = await tx.execute<{
    id: string;
    title: string;
    repository_id: string;
    repository_name: string;
  }>(
    sql`select id, title, repository_id, repository_name from findings where client_id = ${currentClient} and id = any(${uuidArray(ids)})`,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return moves.flatMap(({ id, from, to }) => {
    const row = known.get(id);
    return row
      ? [
          {
            finding_id: id,
            title: row.title,
            repository: { id: row.repository_id, nickname: row.repository_name },
            from,
            to,
          },
        ]
      : [];
  });
};

/**
 * Computes what these settings would change among the open findings visible to the user. Writes
 * nothing.
 */
export const simulate = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  settings: PrioritySettings,
): Promise<Schemas['PrioritySimulation']> => {
  const visible = sql`${isOpenFinding} and ${visibleFindings(who, scope)}`;
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from findings f where ${visible}`,
  );
  const total = row?.n ?? 0;
  const every = Math.max(1, Math.ceil(total / exactUpTo));
  const where =
    every === 1 ? visible : sql`${visible} and abs(hashtext(f.id::text)::bigint) % ${every} = 0`;
  const rescoring = await createRescoring(tx, settings);
  const rescored: Simulated[] = [];
  for (let after: string | undefined, more = true; more;) {
    const findings = await listFindingsToScore(tx, where, { after, limit: batchSize });
    for (const read of await readForScore(tx, findings, rescoring))
      rescored.push({ ...read, to: rescoring.score(read.input) });
    after = findings.at(-1)?.id;
    more = findings.length === batchSize;
  }
  return {
    ...summaryOf(rescored, every === 1 ? rescored.length : total, await moversOf(tx, rescored)),
    ranking: rankingOf(rescored, { now: await getScoringSettings(tx), after: settings }),
  };
};
