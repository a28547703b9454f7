// Records an administrator's statement that a threat, a risk or a control is covered in a way that
// no scanner detects.
import { and, eq } from 'drizzle-orm';
import { slsaThreats } from '#domain/finding-filters';
import { utcDay } from '#domain/utc-day';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { recordedAssessments } from '../../platform/db/schema/catalogue.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import compliance from '../../reference/data/compliance.json' with { type: 'json' };
import { owaspCicd } from '../../reference/owasp.ts';
import { writeAudit } from '../audit-log/index.ts';
import {
  type AssessedKind,
  complianceStandardKeys,
  complianceStandards,
  listRecordedAssessments,
} from './rules/index.ts';

type Schemas = components['schemas'];
export type Assessed = { kind: AssessedKind; code: string };

const longestDays = 366;
const nouns = { slsa_threat: 'Threat', cicd_risk: 'Risk', control: 'Control' } as const;

const known: Record<AssessedKind, ReadonlySet<string>> = {
  slsa_threat: new Set(slsaThreats),
  cicd_risk: new Set(owaspCicd.map(({ id }) => id)),
  control: new Set(
    complianceStandardKeys.flatMap((key) =>
      compliance.requirements
        .filter(({ framework }) => framework === complianceStandards[key])
        .map(({ id }) => `${key}:${id}`),
    ),
  ),
};

const assertKnown = ({ kind, code }: Assessed): void => {
  if (!known[kind].has(code)) throw notFound(nouns[kind]);
};

const audit = (
  tx: Tx,
  who: Principal,
  action: string,
  { kind, code }: Assessed,
  detail: Record<string, unknown>,
  requestId: string,
) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: `assessments.${action}`,
    subject: { type: kind, id: code },
    detail,
    requestId,
  });

export const recordAssessment = (
  deps: Deps,
  who: Principal,
  subject: Assessed,
  { reason, until }: Schemas['RecordAssessmentRequest'],
  requestId: string,
): Promise<Schemas['RecordedAssessmentDocument']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    assertKnown(subject);
    const now = deps.now();
    if (until < utcDay(now)) throw invalid('until', 'day_is_over');
    if (until > utcDay(now, longestDays)) throw invalid('until', 'too_far', { years: 1 });
    const word = { reason: reason.trim(), until, recordedBy: who.userId, recordedAt: now };
    const { clientId, kind, code } = recordedAssessments;
    await tx
      .insert(recordedAssessments)
      .values({ clientId: who.clientId, ...subject, ...word })
      .onConflictDoUpdate({ target: [clientId, kind, code], set: word });
    await audit(tx, who, 'record', subject, { reason: word.reason, until }, requestId);
    const all = await listRecordedAssessments(tx, who.clientId, subject.kind, now);
    const data = all.get(subject.code);
    if (!data) throw notFound('Record');
    return { data };
  });

export const removeRecordedAssessment = (
  deps: Deps,
  who: Principal,
  subject: Assessed,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const removed = await tx
      .delete(recordedAssessments)
      .where(
        and(
          eq(recordedAssessments.clientId, who.clientId),
          eq(recordedAssessments.kind, subject.kind),
          eq(recordedAssessments.code, subject.code),
        ),
      )
      .returning({ reason: recordedAssessments.reason, until: recordedAssessments.until });
    const [record] = removed;
    if (!record) throw notFound('Record');
    await audit(tx, who, 'remove', subject, record, requestId);
  });
