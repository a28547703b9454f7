import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { scopeOf } from '#domain/roles';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { policies } from '../../platform/db/schema/catalogue.ts';
import { jobs } from '../../platform/db/schema/operations.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { fieldError } from '#domain/field-errors';
import { requiredVersion, staleProblem } from '../../platform/http/if-match.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { applyPoliciesKind, enqueueApplyPolicies } from './apply-job.ts';
import { violatesRule } from './conditions.ts';
import {
  type ComplianceStandard,
  complianceStandards,
  frameworkPolicies,
  type PolicyRow,
  getRule,
  listRecordedAssessments,
  listRules,
  coverageOfControl,
} from './rules/index.ts';
import { assess } from './rules/index.ts';
import { listLatestToolScans } from '../scans/records/index.ts';
import compliance from '../../reference/data/compliance.json' with { type: 'json' };
import { newId } from '../../platform/runtime/ids.ts';
import { getJobDocument } from '../activity/records/index.ts';
import { canonicalEntry } from '../findings/query/index.ts';
import { visibleFindings } from '../access/index.ts';
import { mapUniqueViolation } from '../../platform/db/unique-violation.ts';

type Schemas = components['schemas'];

/** Every user can read the rules; the counts cover the findings that the user can see. */
const findingScope = (who: Principal) =>
  scopeOf({ role: who.role, is_partner: who.isPartner }, 'findings:read') ?? 'own';

const violations = async (tx: Tx, who: Principal, rule: PolicyRow, now: Date): Promise<number> => {
  if (!rule.enabled) return 0;
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from findings f where ${violatesRule(rule, now)} and ${visibleFindings(who, findingScope(who))}`,
  );
  return row?.n ?? 0;
};

const policyOf = async (
  tx: Tx,
  who: Principal,
  rule: PolicyRow,
  now: Date,
): Promise<Schemas['Policy']> => ({
  id: rule.id,
  name: rule.name,
  description: rule.description,
  category: rule.category,
  enabled: rule.enabled,
  conditions: rule.conditions,
  actions: rule.actions,
  violations: await violations(tx, who, rule, now),
  version: rule.version,
  updated_at: rule.updatedAt.toISOString(),
});

/**
 * The running job over all findings, as after a change of a rule. Jobs after an import cover one
 * repository and are ignored.
 */
const applying = async (tx: Tx, clientId: string, now: Date): Promise<Schemas['Job'] | null> => {
  const [running] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.clientId, clientId),
        eq(jobs.kind, applyPoliciesKind),
        inArray(jobs.state, ['queued', 'running']),
        sql`${jobs.payload}->>'repositoryId' is null`,
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(1);
  return running ? getJobDocument(tx, running, now) : null;
};

export const listPolicies = (deps: Deps, who: Principal): Promise<Schemas['PolicyList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const data: Schemas['Policy'][] = [];
    const now = deps.now();
    for (const rule of await listRules(tx, who.clientId))
      data.push(await policyOf(tx, who, rule, now));
    return { data, applying: await applying(tx, who.clientId, now) };
  });

const documentOf = async (
  tx: Tx,
  who: Principal,
  id: string,
  now: Date,
): Promise<Schemas['PolicyDocument']> => {
  const rule = await getRule(tx, who.clientId, id);
  if (!rule) throw notFound('Policy');
  return { data: await policyOf(tx, who, rule, now) };
};

export const getPolicy = (deps: Deps, who: Principal, id: string) =>
  inTenant(deps.db, toTenant(who), (tx) => documentOf(tx, who, id, deps.now()));

/** Keys that are not properties of a finding: search, order, and values that need a look-up. */
const notConditions = new Set(['q', 'sort', 'sort_field', 'new_since', 'change', 'pull_request']);

/** A rule applies to all users, so it cannot depend on the reader. */
const isOfReader = ({ key, value }: { key: string; value: string }): boolean =>
  key === 'mine' || ((key === 'team' || key === 'developer') && value.split(',').includes('me'));

const valuesOf = ({
  name,
  description,
  category,
  enabled,
  conditions,
  actions,
}: Schemas['PolicyRequest']) => ({
  name: name.trim(),
  enabled,
  ...(description !== undefined && { description }),
  category: category?.trim() ?? 'organisation',
  actions: {
    due_days: actions.due_days ?? null,
    notify: actions.notify ?? false,
    gate: actions.gate ?? false,
  },
  conditions: conditions.map((condition, index) => {
    const canonical =
      notConditions.has(condition.key) || isOfReader(condition)
        ? undefined
        : canonicalEntry('findings', condition);
    if (!canonical)
      throw new Problem(422, 'invalid_filter', [
        {
          ...fieldError('not_a_filter_value', {
            value: condition.value.slice(0, 80),
            key: condition.key,
          }),
          loc: ['body', 'conditions', index],
        },
      ]);
    return canonical;
  }),
});

const taken = 'policy_name_taken';

/**
 * Filters and counts refer to policies by name, so a rule must not share the name of a framework.
 */
const assertOwnName = ({ name }: Schemas['PolicyRequest']): void => {
  if (frameworkPolicies.has(name.trim())) throw createProblem(409, 'name_of_framework');
};

const changed = async (
  tx: Tx,
  who: Principal,
  action: string,
  id: string,
  detail: Record<string, unknown>,
  requestId: string,
): Promise<void> => {
  await enqueueApplyPolicies(tx, who);
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: `policies.${action}`,
    subject: { type: 'policy', id },
    detail,
    requestId,
  });
};

export const createPolicy = (
  deps: Deps,
  who: Principal,
  request: Schemas['PolicyRequest'],
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    assertOwnName(request);
    const row = { clientId: who.clientId, id: newId(), ...valuesOf(request) };
    await listRules(tx, who.clientId);
    await mapUniqueViolation(tx.insert(policies).values(row), taken);
    await changed(tx, who, 'create', row.id, { ...request }, requestId);
    return documentOf(tx, who, row.id, deps.now());
  });

/** @param seen `If-Match`: the version that the client read; absent or `*` skips the check */
export const updatePolicy = (
  deps: Deps,
  who: Principal,
  id: string,
  request: Schemas['PolicyRequest'],
  seen: string | undefined,
  requestId: string,
) =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const required = requiredVersion(seen);
    const unchanged =
      required === undefined ? sql`true` : sql`${policies.version}::text = ${required}`;
    await documentOf(tx, who, id, deps.now());
    assertOwnName(request);
    const change = {
      ...valuesOf(request),
      version: sql`${policies.version} + 1`,
      updatedAt: deps.now(),
    };
    // Check and update are one statement: of two concurrent saves the second waits for the first
    // and then sees another version.
    const written = await mapUniqueViolation(
      tx
        .update(policies)
        .set(change)
        .where(and(eq(policies.clientId, who.clientId), eq(policies.id, id), unchanged))
        .returning({ id: policies.id }),
      taken,
    );
    if (written.length === 0) throw staleProblem();
    await changed(tx, who, 'update', id, { ...request }, requestId);
    return documentOf(tx, who, id, deps.now());
  });

export const deletePolicy = (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { data } = await documentOf(tx, who, id, deps.now());
    await tx.delete(policies).where(and(eq(policies.clientId, who.clientId), eq(policies.id, id)));
    await changed(tx, who, 'delete', id, { name: data.name }, requestId);
  });

const standardOf = new Map<string, ComplianceStandard>(
  Object.entries(complianceStandards).map(([key, framework]) => [
    framework,
    key as ComplianceStandard,
  ]),
);
const frameworkNames = new Map(compliance.frameworks.map(({ id, name }) => [id, name]));

/**
 * Open findings by control set: from the maintained counts for users who see all findings, counted
 * otherwise.
 */
const openBySet = (who: Principal): SQL => {
  const scope = findingScope(who);
  return scope === 'all'
    ? sql`select substr(f.label, ${'control-set:'.length + 1}::int) as set_id, sum(f.n) as n from label_counts f where f.client_id = ${who.clientId}::uuid and starts_with(f.label, 'control-set:') and ${isOpenFinding} group by 1`
    : sql`select f.control_set::text as set_id, count(*) as n from findings f where f.control_set is not null and ${isOpenFinding} and ${visibleFindings(who, scope)} group by 1`;
};

/** Lists every control of the known standards, with its number of open findings. */
export const listControls = (deps: Deps, who: Principal): Promise<Schemas['ControlList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { rows } = await tx.execute<{ label: string; n: number }>(sql`
      select s.label, sum(c.n)::int as n from control_sets s join (${openBySet(who)}) c on c.set_id = s.set_id::text where starts_with(s.label, 'control:') group by 1`);
    const counts = new Map(rows.map(({ label, n }) => [label, n]));
    const scans = await listLatestToolScans(tx, who, findingScope(who));
    const now = deps.now();
    const recorded = await listRecordedAssessments(tx, who.clientId, 'control', now);
    return {
      data: compliance.requirements.flatMap(({ framework, id: control, title }) => {
        const standard = standardOf.get(framework);
        const name = frameworkNames.get(framework);
        return standard === undefined || name === undefined
          ? []
          : [
              {
                standard,
                name,
                control,
                title,
                uri: null,
                violations: Math.max(0, counts.get(`control:${name} ${control}`) ?? 0),
                assessment: assess(
                  coverageOfControl(framework, control),
                  scans,
                  now,
                  recorded.get(`${standard}:${control}`),
                ),
              },
            ];
      }),
    };
  });
