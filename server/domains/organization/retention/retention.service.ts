// For how many days an organization keeps its logs and results. Without a setting everything is
// kept as long as the installation keeps it.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type RetentionKind, retentionKindNames, retentionKinds } from '#domain/retention';
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
});

const readDays = async (tx: Tx, clientId: string) =>
  v.parse(schema, (await findSetting(tx, clientId, retentionKey)) ?? {});

const toDocument = async (tx: Tx, clientId: string): Promise<Schemas['Retention']> => {
  const days = await readDays(tx, clientId);
  const data: Schemas['Retention']['data'] = [];
  for (const kind of retentionKindNames) {
    const { least, most } = retentionKinds[kind];
    const kept = await countKept(tx, clientId, kind);
    data.push({ kind, days: days[kind], least, most, kept });
  }
  return { data };
};

export const getRetention = (deps: Deps, who: Principal): Promise<Schemas['Retention']> =>
  inTenant(deps.db, who, (tx) => toDocument(tx, who.clientId));

/** Takes effect with the next hourly maintenance. The contract checks the limits. */
export const updateRetention = (
  deps: Deps,
  who: Principal,
  days: Days,
  requestId: string,
): Promise<Schemas['Retention']> =>
  inTenant(deps.db, who, async (tx) => {
    const before = await readDays(tx, who.clientId);
    await upsertSetting(tx, who.clientId, retentionKey, days, who.userId);
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'retention.change',
      subject: { type: 'client', id: who.clientId },
      detail: { from: before, to: days },
      requestId,
    });
    return toDocument(tx, who.clientId);
  });

/** Deletes what is older than its organization wants, for each that has set something. */
export const applyRetention = async (deps: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const organizations = await acrossTenants(deps.db, 'expire old rows', (tx) =>
    tx.select({ clientId: settings.clientId }).from(settings).where(eq(settings.key, retentionKey)),
  );
  for (const { clientId } of organizations) {
    const days = await inTenant(deps.db, { clientId }, (tx) => readDays(tx, clientId));
    for (const kind of retentionKindNames) {
      const kept = days[kind];
      if (kept === null) continue;
      const before = new Date(deps.now().getTime() - kept * day);
      let more = true;
      while (more)
        more = await inTenant(deps.db, { clientId }, (tx) => deleteOld(tx, clientId, kind, before));
    }
  }
};
