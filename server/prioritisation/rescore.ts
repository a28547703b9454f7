// Scoring what is stored: the same arithmetic as at import, batch by batch, for the job and for the simulation alike.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { uuids } from '../db/text-match.ts';
import { feedDate, lookUpIntelligence } from '../imports/stage.repo.ts';
import { standardsBySet } from '../policies/control-sets.ts';
import type { ComplianceStandard } from '../policies/controls.ts';
import type { ReportFinding, Severity } from '../reports/model.ts';
import type { PriorityInput } from './factors.ts';
import { repositoryWeight } from '../../src/shared/rules/repository-weight.ts';
import { priorityInputOf } from './input.ts';
import { scorer } from './score.ts';
import { prioritySettingsOf } from './settings.repo.ts';
import type { PrioritySettings } from './settings.ts';

type Said = Pick<
  ReportFinding,
  'category' | 'confidence' | 'cvss' | 'cwes' | 'vulnerabilityIds' | 'epss' | 'knownExploited'
>;

interface StoredFinding {
  id: string;
  severity: Severity;
  priority: number;
  said: Said;
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

/** What all batches have in common. */
export interface Rescoring {
  epssDate: string;
  standards: ReadonlyMap<number, ReadonlySet<ComplianceStandard>>;
  score: (input: PriorityInput) => number;
}

export const beginRescoring = async (tx: Tx, settings: PrioritySettings): Promise<Rescoring> => ({
  epssDate: await feedDate(tx, 'epss'),
  standards: await standardsBySet(tx),
  score: scorer(settings),
});

type Page = { after: string | undefined; limit: number };

/** The findings `f` of a condition, or the next ones of them by id, with no more of their details than the score reads. */
export const findingsToScore = async (
  tx: Tx,
  where: SQL,
  page?: Page,
): Promise<StoredFinding[]> => {
  const next =
    page &&
    sql`and ${page.after === undefined ? sql`true` : sql`f.id > ${page.after}`} order by f.id limit ${page.limit}`;
  // Chosen first: joined first, all findings of the organisation would be read for each page.
  const { rows } = await tx.execute<StoredFinding & Record<string, unknown>>(sql`
    with page as materialized (
      select f.client_id, f.id, f.repository_id, f.severity, f.priority, f.control_set, f.category from findings f where ${where} ${next ?? sql``}
    )
    select f.id, f.severity, f.priority, f.control_set, r.priority as repository_priority, r.deals_with_confidential_data as confidential,
      jsonb_build_object('category', f.category, 'confidence', d.data -> 'confidence', 'cvss', d.data -> 'cvss', 'cwes', d.data -> 'cwes',
        'vulnerabilityIds', d.data -> 'vulnerabilityIds', 'epss', d.data -> 'epss', 'knownExploited', d.data -> 'knownExploited') as said
    from page f
    join repositories r on r.client_id = f.client_id and r.id = f.repository_id
    left join finding_details d on d.client_id = f.client_id and d.finding_id = f.id
    order by f.id`);
  return rows;
};

/** JSON has null where the model of a report has nothing. */
const withoutNulls = (said: Said): Said =>
  Object.fromEntries(
    Object.entries(said as Record<string, unknown>).filter(([, value]) => value !== null),
  ) as Said;

const noStandards: ReadonlySet<ComplianceStandard> = new Set();

/** All that the score of each of them reads. */
export const inputsOf = async (
  tx: Tx,
  findings: readonly StoredFinding[],
  { epssDate, standards }: Pick<Rescoring, 'epssDate' | 'standards'>,
): Promise<PriorityInput[]> => {
  const ids = [...new Set(findings.flatMap(({ said }) => said.vulnerabilityIds ?? []))];
  const known = ids.length === 0 ? { epss: [], kev: [] } : await lookUpIntelligence(tx, ids);
  const intelligence = { epssDate, epss: new Map(known.epss), kev: new Map(known.kev) };
  return findings.map(
    ({ severity, said, control_set: set, repository_priority: weight, confidential }) =>
      priorityInputOf(
        { ...withoutNulls(said), severity },
        {
          repository: { confidential, priority: repositoryWeight[weight] },
          standards: (set === null ? undefined : standards.get(Number(set))) ?? noStandards,
          intelligence,
        },
      ),
  );
};

export const rescore = async (
  tx: Tx,
  findings: readonly StoredFinding[],
  rescoring: Rescoring,
): Promise<Rescored[]> => {
  const inputs = await inputsOf(tx, findings, rescoring);
  return findings.flatMap(({ id, priority }, index) => {
    const input = inputs[index];
    return input === undefined
      ? []
      : [
          {
            id,
            from: priority,
            to: rescoring.score(input),
            epss: input.epss?.score ?? null,
            kev: input.kev !== undefined,
          },
        ];
  });
};

/** After a person changed what the score of these few findings reads. */
export const rescoreFew = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const rescoring = await beginRescoring(tx, await prioritySettingsOf(tx));
  await saveRescored(
    tx,
    await rescore(tx, await findingsToScore(tx, sql`f.id = any(${uuids(ids)})`), rescoring),
  );
};

/** Writes only what differs, so that a second run of the same batch changes nothing. Returns the findings that are newly known to be exploited. */
export const saveRescored = async (tx: Tx, rescored: readonly Rescored[]): Promise<string[]> => {
  const rows = JSON.stringify(
    rescored.map(({ id, to, epss, kev }) => ({ id, priority: to, epss, kev })),
  );
  const { rows: exploited } = await tx.execute<{ id: string }>(sql`
    with scored as (select * from jsonb_to_recordset(${rows}::jsonb) as s(id uuid, priority integer, epss float8, kev boolean)),
    newly as (select f.id from findings f join scored s on s.id = f.id where s.kev and not f.kev and f.status in ('open', 'in_progress')),
    changed as (
      update findings f set priority = s.priority, epss_score = s.epss, kev = s.kev, updated_at = now() from scored s
      where f.client_id = current_client() and f.id = s.id and (f.priority, f.epss_score, f.kev) is distinct from (s.priority, s.epss, s.kev)
      returning f.id)
    select id from newly`);
  return exploited.map(({ id }) => id);
};
