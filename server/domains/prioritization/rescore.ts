// Recomputes stored priorities in batches, with the scoring of the import, for the job and the
// simulation.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import {
  updateCountedFindings,
  updateUncountedFindings,
} from '../../platform/db/counted-writes.ts';
import { currentClient } from '../../platform/db/current-client.ts';
import { uuidArray } from '../../platform/db/text-match.ts';
import { getFeedDate, getIntelligenceFor } from '../vulnerability-feeds/store/index.ts';
import { type ComplianceStandard, standardsBySet } from '../policies/rules/index.ts';
import type { Severity } from '#domain/finding-filters';
import {
  type PriorityInput,
  type ReportedFacts,
  toPriorityInput,
  type PrioritySettings,
  getScoringSettings,
  createScorer,
} from './score/index.ts';
import { repositoryWeight } from '#domain/repository-weight';

interface StoredFinding {
  id: string;
  severity: Severity;
  priority: number;
  /** As JSON: null for values that the report lacks. */
  reported: ReportedFacts;
  /** `control_set`, as text. */
  control_set: string | null;
  repository_priority: keyof typeof repositoryWeight;
  confidential: boolean;
}

export interface Rescored {
  id: string;
  from: number;
  to: number;
  epss: number | null;
  kev: boolean;
}

/** Shared by all batches. */
export interface Rescoring {
  epssDate: string;
  standards: ReadonlyMap<number, ReadonlySet<ComplianceStandard>>;
  score: (input: PriorityInput) => number;
}

export const createRescoring = async (tx: Tx, settings: PrioritySettings): Promise<Rescoring> => ({
  epssDate: await getFeedDate(tx, 'epss'),
  standards: await standardsBySet(tx),
  score: createScorer(settings),
});

type Page = { after: string | undefined; limit: number };

/**
 * Lists the findings `f` of a condition, or the next ones of them by id, with only those details
 * that the score reads.
 */
export const listFindingsToScore = async (
  tx: Tx,
  where: SQL,
  page?: Page,
): Promise<StoredFinding[]> => {
  const next =
    page &&
    sql`and ${page.after === undefined ? sql`true` : sql`f.id > ${page.after}`} order by f.id limit ${page.limit}`;
  // The page is selected before the join; otherwise each page would read all findings of the
  // organization.
  const { rows } = await tx.execute<StoredFinding & Record<string, unknown>>(sql`
    with page as materialized (
      select f.client_id, f.id, f.repository_id, f.severity, f.priority, f.control_set, f.category,
        f.rule_id, f.title, f.file, f.component, f.severity_overridden from findings f where f.client_id = ${currentClient} and ${where} ${next ?? sql``}
    )
    select f.id, f.severity, f.priority, f.control_set, r.priority as repository_priority, r.deals_with_confidential_data as confidential,
      jsonb_build_object('category', f.category, 'ruleId', f.rule_id, 'title', f.title, 'path', f.file, 'overridden', f.severity_overridden,
        'severityRaw', d.data -> 'severityRaw', 'reachability', d.data -> 'reachability', 'development', d.data -> 'component' -> 'development', 'component', f.component, 'suppression', d.data -> 'suppression',
        'followed', jsonb_array_length(coalesce(d.data -> 'codeFlow', '[]')) > 1,
        'confidence', d.data -> 'confidence', 'cvss', d.data -> 'cvss', 'cwes', d.data -> 'cwes', 'vulnerabilityIds', d.data -> 'vulnerabilityIds', 'epss', d.data -> 'epss', 'knownExploited', d.data -> 'knownExploited') as reported
    from page f
    join repositories r on r.client_id = f.client_id and r.id = f.repository_id
    left join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
    order by f.id`);
  return rows;
};

/** Stored JSON has null where the report model has undefined. */
const withoutNulls = (reported: ReportedFacts): ReportedFacts =>
  Object.fromEntries(
    Object.entries(reported as Record<string, unknown>).filter(([, value]) => value !== null),
  ) as ReportedFacts;

const noStandards: ReadonlySet<ComplianceStandard> = new Set();

/** Returns all inputs of the scores of these findings. */
export const toPriorityInputs = async (
  tx: Tx,
  findings: readonly StoredFinding[],
  { epssDate, standards }: Pick<Rescoring, 'epssDate' | 'standards'>,
): Promise<PriorityInput[]> => {
  const ids = [...new Set(findings.flatMap(({ reported }) => reported.vulnerabilityIds ?? []))];
  const known = ids.length === 0 ? { epss: [], kev: [] } : await getIntelligenceFor(tx, ids);
  const intelligence = { epssDate, epss: new Map(known.epss), kev: new Map(known.kev) };
  return findings.map(
    ({ severity, reported, control_set: set, repository_priority: weight, confidential }) =>
      toPriorityInput(
        { ...withoutNulls(reported), severity },
        {
          repository: { confidential, priority: repositoryWeight[weight] },
          standards: (set === null ? undefined : standards.get(Number(set))) ?? noStandards,
          intelligence,
        },
      ),
  );
};

/** A finding with the facts that its score is computed from. */
export interface ReadFinding {
  id: string;
  from: number;
  input: PriorityInput;
}

export const readForScore = async (
  tx: Tx,
  findings: readonly StoredFinding[],
  rescoring: Pick<Rescoring, 'epssDate' | 'standards'>,
): Promise<ReadFinding[]> => {
  const inputs = await toPriorityInputs(tx, findings, rescoring);
  return findings.flatMap(({ id, priority }, index) => {
    const input = inputs[index];
    return input === undefined ? [] : [{ id, from: priority, input }];
  });
};

export const rescore = async (
  tx: Tx,
  findings: readonly StoredFinding[],
  rescoring: Rescoring,
): Promise<Rescored[]> =>
  (await readForScore(tx, findings, rescoring)).map(({ id, from, input }) => ({
    id,
    from,
    to: rescoring.score(input),
    epss: input.epss?.score ?? null,
    kev: input.kev !== undefined,
  }));

/** Recomputes priorities after a user changed inputs of these findings' scores. */
export const rescoreFindings = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const rescoring = await createRescoring(tx, await getScoringSettings(tx));
  await updatePriorities(
    tx,
    await rescore(tx, await listFindingsToScore(tx, sql`f.id = any(${uuidArray(ids)})`), rescoring),
  );
};

/**
 * Updates only changed rows, so that repeating a batch changes nothing. Returns the findings that
 * are newly listed as exploited.
 */
export const updatePriorities = async (
  tx: Tx,
  rescored: readonly Rescored[],
): Promise<string[]> => {
  const rows = JSON.stringify(
    rescored.map(({ id, to, epss, kev }) => ({ id, priority: to, epss, kev })),
  );
  const from = sql`scored s`;
  const ctes = sql`scored as (select * from jsonb_to_recordset(${rows}::jsonb) as s(id uuid, priority integer, epss float8, kev boolean))`;
  const mine = sql`f.client_id = ${currentClient} and f.id = s.id`;
  const { rows: turned } = await tx.execute<{ id: string; newly: boolean }>(sql`
    with ${ctes} select f.id, s.kev and f.status in ('open', 'in_progress') as newly from findings f join scored s on ${mine} where f.kev <> s.kev`);
  await updateUncountedFindings(
    tx,
    {
      ctes,
      from,
      where: sql`${mine} and f.kev = s.kev and (f.priority, f.epss_score) is distinct from (s.priority, s.epss)`,
    },
    sql`priority = s.priority, epss_score = s.epss, updated_at = now()`,
  );
  if (turned.length > 0)
    await updateCountedFindings(
      tx,
      { ctes, from, where: sql`${mine} and f.kev <> s.kev` },
      sql`priority = s.priority, epss_score = s.epss, kev = s.kev, updated_at = now()`,
    );
  return turned.filter(({ newly }) => newly).map(({ id }) => id);
};
