import { sql } from 'drizzle-orm';
import { isOpenFinding } from '../../../platform/db/open-finding.ts';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { type Severity, type SlsaThreat, severities, slsaThreats } from '#domain/finding-filters';
import { readInTenant } from '../../../platform/db/tenancy.ts';
import { uuidArray } from '../../../platform/db/text-match.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toTenant } from '../../../platform/http/principal.ts';
import { owaspCicd, findOwaspName, owaspTop10 } from '../../../reference/owasp.ts';
import {
  assess,
  type AssessedKind,
  hasDueRule,
  listRecordedAssessments,
  type ToolScans,
  type RecordedAssessment,
  type Coverage,
  coverageOfCicdRisk,
  coverageOfThreat,
} from '../../policies/rules/index.ts';
import { listLatestToolScans } from '../../scans/records/index.ts';
import { buildConditions, toFindingQuery } from '../query/index.ts';
import { countSla } from '../list/sla-counts.ts';
import { withFindingQuery, type Access, type ChartParameters, daysOf } from './chart-request.ts';
import { dailySource, findingSource, labelSource, rowSource } from './chart-source.ts';
import {
  type Breakdown,
  getBreakdown,
  listDailyCounts,
  getDaysToFix,
  severityOf,
  getTotals,
} from './charts.repo.ts';
import { slsaNames, slsaStages } from './slsa.ts';
import { targetOf } from './target.repo.ts';

type Schemas = components['schemas'];

const dueOf = (
  overdue: Schemas['SeverityCounts'],
  soon: Schemas['SeverityCounts'],
): Schemas['DueBySeverity'] => {
  const of = (severity: Severity) => ({ overdue: overdue[severity], due_soon: soon[severity] });
  return {
    critical: of('critical'),
    high: of('high'),
    medium: of('medium'),
    low: of('low'),
    info: of('info'),
  };
};

export const totalFindings = (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['TotalFindingsChart']> =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const { who, scope } = access;
    const source = await findingSource(tx, who, scope, query);
    const sums = await getTotals(tx, source.from, isOpenFinding);
    const days = await dailySource(tx, who, scope, query);
    const span = await daysOf(tx, who, parameters);
    const { series, baselines, meanDaysToFix } = await listDailyCounts(
      tx,
      who.clientId,
      days.from,
      span,
    );
    const speed = await getDaysToFix(tx, days.from, span);
    const conditions = await buildConditions(tx, who, scope, query);
    const overdue = await countSla(tx, conditions, 'overdue', { duplicates: false });
    const dueSoon = await countSla(tx, conditions, 'due_soon', { duplicates: false });
    return {
      total: sums.total,
      open: sums.open,
      in_progress: sums.in_progress,
      fixed: sums.fixed,
      risk_accepted: sums.risk_accepted,
      false_positive: sums.false_positive,
      kev: sums.kev,
      overdue: overdue.count,
      due_soon: dueSoon.count,
      due_by_severity: dueOf(overdue.severity, dueSoon.severity),
      severity: severityOf(sums),
      mean_days_to_fix: meanDaysToFix,
      mean_days_to_fix_before: speed.before,
      mean_days_to_fix_by_severity: speed.bySeverity,
      series,
      baselines,
      is_exact: overdue.exact && dueSoon.exact && source.isExact && days.isExact,
    };
  });

export const findingsCourse = (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['FindingsChart']> =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const source = await findingSource(tx, access.who, access.scope, query);
    const sums = await getTotals(tx, source.from, isOpenFinding);
    const days = await dailySource(tx, access.who, access.scope, query);
    const { series, baselines, changes, found, fixed, meanDaysToFix } = await listDailyCounts(
      tx,
      access.who.clientId,
      days.from,
      await daysOf(tx, access.who, parameters),
    );
    return {
      severity: severityOf(sums),
      series,
      baselines,
      changes,
      found,
      fixed,
      mean_days_to_fix: meanDaysToFix,
      target: (await hasDueRule(tx, access.who.clientId))
        ? await targetOf(tx, await rowSource(tx, access.who, access.scope, query), series)
        : null,
      is_exact: source.isExact && days.isExact,
    };
  });

export const findingsByRepository = (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['RepositoryChart']> =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const source = await findingSource(tx, access.who, access.scope, query);
    const rows = await getBreakdown(
      tx,
      source.from,
      sql`f.repository_id::text`,
      isOpenFinding,
      parameters.limit ?? 50,
    );
    const { rows: named } = await tx.execute<{ id: string; nickname: string }>(
      sql`select id, nickname from repositories where client_id = ${access.who.clientId}::uuid and id = any(${uuidArray(rows.map(({ key }) => key))})`,
    );
    const names = new Map(named.map(({ id, nickname }) => [id, nickname]));
    return {
      data: rows.map((row) => ({
        repository: { id: row.key, nickname: names.get(row.key) ?? row.key },
        total: row.total,
        severity: severityOf(row),
      })),
      is_exact: source.isExact,
    };
  });

const namedCount = (row: Breakdown, label: string): Schemas['NamedCount'] => ({
  key: row.key,
  label,
  total: row.total,
  severity: severityOf(row),
});
const noneOf = (key: string, label: string): Schemas['NamedCount'] => ({
  key,
  label,
  total: 0,
  severity: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
});

export const findingTypes = (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['NamedCountChart']> =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const source = await findingSource(tx, access.who, access.scope, query);
    const rows = await getBreakdown(
      tx,
      source.from,
      sql`f.type`,
      isOpenFinding,
      parameters.limit ?? 20,
    );
    return { data: rows.map((row) => namedCount(row, row.key)), is_exact: source.isExact };
  });

const byLabel = (deps: Deps, access: Access, parameters: ChartParameters, prefix: string) =>
  withFindingQuery(deps, access, parameters, async (tx, query) => {
    const source = await labelSource(tx, access.who, access.scope, query, prefix);
    const rows = await getBreakdown(
      tx,
      source.from,
      sql`substr(f.label, ${prefix.length + 2}::int)`,
      isOpenFinding,
      500,
    );
    return { rows: new Map(rows.map((row) => [row.key, row])), isExact: source.isExact };
  });

/** Returns a closed list completely, in its own order, including entries without findings. */
const whole = (
  rows: ReadonlyMap<string, Breakdown>,
  ids: readonly { id: string; name: string }[],
) =>
  ids.map(({ id, name }) => {
    const row = rows.get(id);
    return row ? namedCount(row, name) : noneOf(id, name);
  });

export const owaspTopTen = async (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['NamedCountChart']> => {
  const { rows, isExact } = await byLabel(deps, access, parameters, 'owasp');
  const others = [...rows.values()]
    .filter(({ key }) => !owaspTop10.some(({ id }) => id === key))
    .map((row) => namedCount(row, findOwaspName(row.key) ?? row.key));
  return { data: [...whole(rows, owaspTop10), ...others], is_exact: isExact };
};

/** Data that shows whether a zero is reliable. */
type Evidence = {
  /** Scan coverage of the repositories in the parameters; other filters do not affect it. */
  scans: ToolScans;
  recorded: ReadonlyMap<string, RecordedAssessment>;
  now: Date;
};

const readEvidence = (
  deps: Deps,
  { who, scope }: Access,
  parameters: ChartParameters,
  kind: AssessedKind,
): Promise<Evidence> =>
  readInTenant(deps.db, toTenant(who), async (tx) => {
    const now = deps.now();
    const { repository } = toFindingQuery(parameters).filters;
    const scans = await listLatestToolScans(tx, who, scope, repository);
    return { scans, recorded: await listRecordedAssessments(tx, who.clientId, kind, now), now };
  });

/** A zero is reliable only if a tool has scanned for it. */
const assessed = (
  counts: readonly Schemas['NamedCount'][],
  coverageOf: (key: string) => Coverage,
  { scans, recorded, now }: Evidence,
): Schemas['NamedCount'][] =>
  counts.map((count) => ({
    ...count,
    assessment: assess(coverageOf(count.key), scans, now, recorded.get(count.key)),
  }));

export const owaspCicdRisks = async (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['NamedCountChart']> => {
  const { rows, isExact } = await byLabel(deps, access, parameters, 'cicd');
  const evidence = await readEvidence(deps, access, parameters, 'cicd_risk');
  return {
    data: assessed(whole(rows, owaspCicd), coverageOfCicdRisk, evidence),
    is_exact: isExact,
  };
};

const threats = slsaThreats.map((id) => ({ id, name: slsaNames[id] }));

export const slsaThreatCounts = async (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['NamedCountChart']> => {
  const { rows, isExact } = await byLabel(deps, access, parameters, 'slsa');
  return { data: whole(rows, threats), is_exact: isExact };
};

const stageOf = (
  stage: Schemas['SupplyChainStage']['stage'],
  letters: readonly SlsaThreat[],
  rows: ReadonlyMap<string, Breakdown>,
  evidence: Evidence,
): Schemas['SupplyChainStage'] => {
  const counts = threats
    .filter(({ id }) => letters.includes(id))
    .flatMap((threat) =>
      assessed(whole(rows, [threat]), () => coverageOfThreat(threat.id), evidence),
    );
  return {
    stage,
    threats: counts,
    total: counts.reduce((sum, { total }) => sum + total, 0),
    worst:
      severities.find((severity) => counts.some((count) => count.severity[severity] > 0)) ?? null,
  };
};

export const supplyChain = async (
  deps: Deps,
  access: Access,
  parameters: ChartParameters,
): Promise<Schemas['SupplyChainChart']> => {
  const { rows, isExact } = await byLabel(deps, access, parameters, 'slsa');
  const evidence = await readEvidence(deps, access, parameters, 'slsa_threat');
  return {
    data: slsaStages.map(({ stage, threats: letters }) => stageOf(stage, letters, rows, evidence)),
    is_exact: isExact,
  };
};
