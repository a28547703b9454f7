// For how many days an organization keeps its logs and results. Without a setting everything is
// kept as long as the installation keeps it.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  daysOffered,
  type RetentionKind,
  retentionKindNames,
  retentionKinds,
} from '#domain/retention';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { settings } from '../../../platform/db/schema/operations.ts';
import { findSetting, upsertSetting } from '../../../platform/db/setting-store.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { countKept, deleteOld } from './retention.repo.ts';

type Schemas = components['schemas'];
type Days = Schemas['RetentionRequest'];

const retentionKey = 'retention';
const day = 86_400_000;

const daysOf = ({ least, most, standard }: (typeof retentionKinds)[RetentionKind]) =>
  v.fallback(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))),
    standard,
  );

const schema = v.object({
  audit_log: daysOf(retentionKinds.audit_log),
  mails: daysOf(retentionKinds.mails),
  notifications: daysOf(retentionKinds.notifications),
  jobs: daysOf(retentionKinds.jobs),
  reports: daysOf(retentionKinds.reports),
  finding_history: daysOf(retentionKinds.finding_history),
  closed_findings: daysOf(retentionKinds.closed_findings),
});

const readDays = async (tx: Tx, clientId: string) =>
  v.parse(schema, (await findSetting(tx, clientId, retentionKey)) ?? {});

const toDocument = async (tx: Tx, clientId: string, now: Date): Promise<Schemas['Retention']> => {
  const days = await readDays(tx, clientId);
  const data: Schemas['Retention']['data'] = [];
  for (const kind of retentionKindNames) {
    const { least, most } = retentionKinds[kind];
    const offered = daysOffered(kind);
    const { kept, older } = await countKept(
      tx,
      clientId,
      kind,
      offered.map((each) => new Date(now.getTime() - each * day)),
    );
    data.push({
      kind,
      days: days[kind],
      least,
      most,
      kept,
      older: offered.map((each, index) => ({ days: each, count: older[index] ?? 0 })),
    });
  }
  return { data };
};

export const getRetention = (deps: Deps, who: Principal): Promise<Schemas['Retention']> =>
  inTenant(deps.db, who, (tx) => toDocument(tx, who.clientId, deps.now()));

/** Takes effect with the next hourly maintenance. The contract checks the limits. */
export const updateRetention = (
  deps: Deps,
  who: Principal,
  request: Days,
  requestId: string,
): Promise<Schemas['Retention']> =>
  inTenant(deps.db, who, async (tx) => {
    const before = await readDays(tx, who.clientId);
    const days = { ...before, ...request };
    await upsertSetting(tx, who.clientId, retentionKey, days, who.userId);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'retention.change',
      subject: { type: 'client', id: who.clientId },
      detail: { from: before, to: days },
      requestId,
    });
    return toDocument(tx, who.clientId, deps.now());
  });

/** Each batch is a transaction of its own. Returns how many entries were deleted. */
const deleteKind = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  clientId: string,
  kind: RetentionKind,
  days: number,
): Promise<number> => {
  const before = new Date(now().getTime() - days * day);
  let total = 0;
  for (let more = true; more;) {
    const batch = await inTenant(db, { clientId }, (tx) => deleteOld(tx, clientId, kind, before));
    total += batch.count;
    more = batch.more;
  }
  return total;
};

const applyTo = async (deps: Pick<Deps, 'db' | 'now'>, clientId: string): Promise<void> => {
  const days = await inTenant(deps.db, { clientId }, (tx) => readDays(tx, clientId));
  const deleted: Partial<Record<RetentionKind, number>> = {};
  try {
    for (const kind of retentionKindNames) {
      const kept = days[kind];
      const count = kept === null ? 0 : await deleteKind(deps, clientId, kind, kept);
      if (count > 0) deleted[kind] = count;
    }
  } finally {
    // What was deleted before a failure is deleted.
    if (Object.keys(deleted).length > 0)
      await inTenant(deps.db, { clientId }, (tx) =>
        writeAudit(tx, {
          clientId,
          action: 'retention.apply',
          subject: { type: 'client', id: clientId },
          detail: deleted,
        }),
      );
  }
};

/** Deletes what is older than its organization wants, for each that has set something. */
export const applyRetention = async (deps: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const organizations = await acrossTenants(deps.db, 'expire old rows', (tx) =>
    tx.select({ clientId: settings.clientId }).from(settings).where(eq(settings.key, retentionKey)),
  );
  const errors: unknown[] = [];
  for (const { clientId } of organizations)
    await applyTo(deps, clientId).catch((error: unknown) => errors.push(error));
  // An organization whose rows cannot be deleted does not keep those of others.
  if (errors.length > 0) throw new AggregateError(errors, 'retention');
};
