// The number of days for which an organization keeps its logs and results. Without a setting, the
// installation's limits apply.
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
import {
  type Days,
  daysInForce,
  lastNight,
  nextHour,
  nextNight,
  removalAt,
  shorterFrom,
  type Waiting,
  waitingAfter,
} from './nights.ts';
import { countKept, countOlder, deleteOld, type Kept } from './retention.repo.ts';

type Schemas = components['schemas'];

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
  /** Kinds with a reduction that is not in effect yet. */
  waiting: v.fallback(
    v.record(
      v.picklist(retentionKindNames),
      v.object({ days: v.nullable(v.number()), until: v.pipe(v.string(), v.isoTimestamp()) }),
    ),
    {},
  ),
});
type Setting = v.InferOutput<typeof schema>;

const readSetting = async (tx: Tx, clientId: string): Promise<Setting> =>
  v.parse(schema, (await findSetting(tx, clientId, retentionKey)) ?? {});

const ago = (time: Date, days: number): Date => new Date(time.getTime() - days * day);

/**
 * Reports, and jobs with the maximum number of days, are deleted by the hourly maintenance; the
 * rest is deleted at night.
 */
const isHourly = (kind: RetentionKind, days: number): boolean =>
  kind === 'reports' || (kind === 'jobs' && days === retentionKinds.jobs.most);

const nextRemoval = async (
  tx: Tx,
  clientId: string,
  setting: Setting,
  kind: RetentionKind,
  { oldest, now }: Pick<Kept, 'oldest'> & { now: Date },
): Promise<Schemas['RetentionRemoval']> => {
  const waiting: Waiting | undefined = setting.waiting[kind];
  const removal = async (days: Days, from: Date | undefined, until?: Date) => {
    if (days === null || oldest === undefined) return undefined;
    const everyHour = isHourly(kind, days);
    const first = from ?? (everyHour ? nextHour(now) : nextNight(now));
    const at = removalAt(oldest, days, first, everyHour);
    if (until !== undefined && at >= until) return undefined;
    return {
      at: at.toISOString(),
      count: await countOlder(tx, clientId, kind, ago(at, days)),
    };
  };
  const until = waiting && now < new Date(waiting.until) ? new Date(waiting.until) : undefined;
  const before = until && waiting ? await removal(waiting.days, undefined, until) : undefined;
  return before ?? (await removal(setting[kind], until)) ?? { at: null, count: 0 };
};

const toDocument = async (tx: Tx, clientId: string, now: Date): Promise<Schemas['Retention']> => {
  const setting = await readSetting(tx, clientId);
  const night = shorterFrom(now);
  const data: Schemas['Retention']['data'] = [];
  for (const kind of retentionKindNames) {
    const { least, most } = retentionKinds[kind];
    const offered = daysOffered(kind);
    const times = offered.map((each) => ago(night, each));
    const { kept, bytes, oldest, older } = await countKept(tx, clientId, kind, times);
    const until = setting.waiting[kind]?.until;
    data.push({
      kind,
      days: setting[kind],
      holds_from: until !== undefined && now < new Date(until) ? until : null,
      least,
      most,
      kept,
      kept_bytes: bytes,
      next_removal: await nextRemoval(tx, clientId, setting, kind, { oldest, now }),
      older: offered.map((each, index) => ({ days: each, count: older[index] ?? 0 })),
    });
  }
  return { data, shorter_from: night.toISOString() };
};

export const getRetention = (deps: Deps, who: Principal): Promise<Schemas['Retention']> =>
  inTenant(deps.db, who, (tx) => toDocument(tx, who.clientId, deps.now()));

/**
 * More days take effect immediately, fewer from the next night on. The contract checks the limits.
 */
export const updateRetention = (
  deps: Deps,
  who: Principal,
  request: Schemas['RetentionRequest'],
  requestId: string,
): Promise<Schemas['Retention']> =>
  inTenant(deps.db, who, async (tx) => {
    const { waiting: waitingBefore, ...before } = await readSetting(tx, who.clientId);
    const days = { ...before, ...request };
    const waiting = Object.fromEntries(
      retentionKindNames.flatMap((kind) => {
        const was = { days: before[kind], waiting: waitingBefore[kind] };
        const waits = waitingAfter(was, days[kind], deps.now());
        return waits === undefined ? [] : [[kind, waits]];
      }),
    );
    await upsertSetting(tx, who.clientId, retentionKey, { ...days, waiting }, who.userId);
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

/** Each batch is a transaction of its own. Returns the number of deleted entries. */
const deleteKind = async (
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  kind: RetentionKind,
  before: Date,
): Promise<number> => {
  let total = 0;
  for (let more = true; more;) {
    const batch = await inTenant(db, { clientId }, (tx) => deleteOld(tx, clientId, kind, before));
    total += batch.count;
    more = batch.more;
  }
  return total;
};

/**
 * Deletes entries that were old when the last night began, so that they are deleted once per night.
 */
const applyTo = async (deps: Pick<Deps, 'db' | 'now'>, clientId: string): Promise<void> => {
  const setting = await inTenant(deps.db, { clientId }, (tx) => readSetting(tx, clientId));
  const night = lastNight(deps.now());
  const deleted: Partial<Record<RetentionKind, number>> = {};
  try {
    for (const kind of retentionKindNames) {
      const days = daysInForce(setting[kind], setting.waiting[kind], night);
      const count = days === null ? 0 : await deleteKind(deps, clientId, kind, ago(night, days));
      if (count > 0) deleted[kind] = count;
    }
  } finally {
    // Deletions before a failure are committed, so they are logged.
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

/** Deletes entries older than the organization's setting, for each organization that has one. */
export const applyRetention = async (deps: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const organizations = await acrossTenants(deps.db, 'expire old rows', (tx) =>
    tx.select({ clientId: settings.clientId }).from(settings).where(eq(settings.key, retentionKey)),
  );
  const errors: unknown[] = [];
  for (const { clientId } of organizations)
    await applyTo(deps, clientId).catch((error: unknown) => errors.push(error));
  // An organization whose rows cannot be deleted does not prevent the deletion of others.
  if (errors.length > 0) throw new AggregateError(errors, 'retention');
};
