import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { isOpen } from '../../db/is-open.ts';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { scopeOf } from '../../../src/shared/rules/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import { policies } from '../../db/schema/catalogue.ts';
import { jobs } from '../../db/schema/operations.ts';
import { inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, tenantOf } from '../../http/principal.ts';
import { fault } from '../../http/field-faults.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { refusal } from '../../http/refusals.ts';
import { applyPoliciesKind, enqueueApplyPolicies } from '../../policies/apply-job.ts';
import { violating } from '../../policies/conditions.ts';
import { frameworkPolicies } from '../../policies/control-sets.ts';
import { complianceStandards, type ComplianceStandard } from '../../policies/controls.ts';
import { type PolicyRow, ruleOf, rulesOf } from '../../policies/rules.repo.ts';
import compliance from '../../reference/data/compliance.json' with { type: 'json' };
import { newId } from '../../runtime/ids.ts';
import { describeJob } from '../jobs/job-document.ts';
import { canonicalEntry } from '../saved-filters/written-filters.ts';
import { visibleFindings } from '../own.ts';
import { orTaken } from '../unique.ts';

type Schemas = components['schemas'];

/** Everybody may read the rules; findings are counted as far as somebody may see them. */
const findingScope = (who: Principal) =>
  scopeOf({ role: who.role, is_partner: who.isPartner }, 'findings:read') ?? 'own';

const violations = async (tx: Tx, who: Principal, rule: PolicyRow, now: Date): Promise<number> => {
  if (!rule.enabled) return 0;
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from findings f where ${violating(rule, now)} and ${visibleFindings(who, findingScope(who))}`,
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

/** For all findings, as after a change of a rule; what follows an import concerns its repository alone. */
const applying = async (tx: Tx, now: Date): Promise<Schemas['Job'] | null> => {
  const [running] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, applyPoliciesKind),
        inArray(jobs.state, ['queued', 'running']),
        sql`${jobs.payload}->>'repositoryId' is null`,
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(1);
  return running ? describeJob(tx, running, now) : null;
};

export const listPolicies = (deps: Deps, who: Principal): Promise<Schemas['PolicyList']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const data: Schemas['Policy'][] = [];
    const now = deps.now();
    for (const rule of await rulesOf(tx, who.clientId))
      data.push(await policyOf(tx, who, rule, now));
    return { data, applying: await applying(tx, now) };
  });

const documentOf = async (
  tx: Tx,
  who: Principal,
  id: string,
  now: Date,
): Promise<Schemas['PolicyDocument']> => {
  const rule = await ruleOf(tx, who.clientId, id);
  if (!rule) throw notFound('Policy');
  return { data: await policyOf(tx, who, rule, now) };
};

export const getPolicy = (deps: Deps, who: Principal, id: string) =>
  inTenant(deps.db, tenantOf(who), (tx) => documentOf(tx, who, id, deps.now()));

/** Search words and order are no property of a finding. */
const notConditions = new Set(['q', 'sort', 'sort_field']);

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
    const canonical = notConditions.has(condition.key)
      ? undefined
      : canonicalEntry('findings', condition);
    if (!canonical)
      throw new Problem(422, 'invalid_filter', [
        {
          ...fault('not_a_filter_value', {
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

/** Filters and counts name policies: a rule and a framework of one name would be one thing in them. */
const assertOwnName = ({ name }: Schemas['PolicyRequest']): void => {
  if (frameworkPolicies.has(name.trim())) throw refusal(409, 'name_of_framework');
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
  inTenant(deps.db, tenantOf(who), async (tx) => {
    assertOwnName(request);
    const row = { clientId: who.clientId, id: newId(), ...valuesOf(request) };
    await rulesOf(tx, who.clientId);
    await orTaken(tx.insert(policies).values(row), taken);
    await changed(tx, who, 'create', row.id, { ...request }, requestId);
    return documentOf(tx, who, row.id, deps.now());
  });

const versionOf = (tag: string): string => tag.replace(/^W\//, '').replaceAll('"', '');

/** @param seen `If-Match`: the version that was read; `*` and nothing ask for none */
export const updatePolicy = (
  deps: Deps,
  who: Principal,
  id: string,
  request: Schemas['PolicyRequest'],
  seen: string | undefined,
  requestId: string,
) =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const unchanged =
      seen === undefined || seen === '*'
        ? sql`true`
        : sql`${policies.version}::text = ${versionOf(seen)}`;
    await documentOf(tx, who, id, deps.now());
    assertOwnName(request);
    const change = {
      ...valuesOf(request),
      version: sql`${policies.version} + 1`,
      updatedAt: deps.now(),
    };
    // One statement asks and writes: of two who save at once the second waits for the first, and finds another version.
    const written = await orTaken(
      tx
        .update(policies)
        .set(change)
        .where(and(eq(policies.id, id), unchanged))
        .returning({ id: policies.id }),
      taken,
    );
    if (written.length === 0)
      throw new Problem(
        412,
        'stale',
        'Somebody else saved in the meantime. Load again and repeat your change.',
      );
    await changed(tx, who, 'update', id, { ...request }, requestId);
    return documentOf(tx, who, id, deps.now());
  });

export const deletePolicy = (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const { data } = await documentOf(tx, who, id, deps.now());
    await tx.delete(policies).where(eq(policies.id, id));
    await changed(tx, who, 'delete', id, { name: data.name }, requestId);
  });

const standardOf = new Map<string, ComplianceStandard>(
  Object.entries(complianceStandards).map(([key, framework]) => [
    framework,
    key as ComplianceStandard,
  ]),
);
const frameworkNames = new Map(compliance.frameworks.map(({ id, name }) => [id, name]));

/** Open findings of each combination of controls: maintained for who sees them all, else counted. */
const openBySet = (who: Principal): SQL => {
  const scope = findingScope(who);
  return scope === 'all'
    ? sql`select substr(f.label, ${'control-set:'.length + 1}::int) as set_id, sum(f.n) as n from label_counts f where starts_with(f.label, 'control-set:') and ${isOpen} group by 1`
    : sql`select f.control_set::text as set_id, count(*) as n from findings f where f.control_set is not null and ${isOpen} and ${visibleFindings(who, scope)} group by 1`;
};

/** Every control of the standards that Parapet knows, and how many open findings stand against it. */
export const listControls = (deps: Deps, who: Principal): Promise<Schemas['ControlList']> =>
  inTenant(deps.db, tenantOf(who), async (tx) => {
    const { rows } = await tx.execute<{ label: string; n: number }>(sql`
      select s.label, sum(c.n)::int as n from control_sets s join (${openBySet(who)}) c on c.set_id = s.set_id::text where starts_with(s.label, 'control:') group by 1`);
    const counts = new Map(rows.map(({ label, n }) => [label, n]));
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
              },
            ];
      }),
    };
  });
