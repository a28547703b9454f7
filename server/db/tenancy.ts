// The only two doors to the database. Both run under an unprivileged role, so that row-level security binds even a server that connects
// as the owner or a superuser.
import { sql } from 'drizzle-orm';
import { isId } from '../runtime/ids.ts';
import type { Database, Tx } from './connect.ts';

export type Tenant = { clientId: string; userId?: string | undefined };

const literal = (id: string): string => {
  if (!isId(id)) throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
  return `'${id}'`;
};

// One statement for the round trip. `current_client()` (routines/01-tenancy.sql) reads the setting in every policy.
const becomeTenant = async (tx: Tx, { clientId, userId }: Tenant): Promise<void> => {
  const user = userId === undefined ? "''" : literal(userId);
  await tx.execute(sql.raw(`set local role parapet_app; select set_config('parapet.client_id', ${literal(clientId)}, true), set_config('parapet.user_id', ${user}, true)`));
};

/** Runs `work` in one transaction that sees and writes the rows of one organisation only. */
export const inTenant = <T>(db: Database, tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.orm.transaction(async (tx) => {
    await becomeTenant(tx, tenant);
    return work(tx);
  });

/** Why a transaction may look beyond one organisation. A closed list: each is one purpose, named where it is used. */
export type AcrossReason =
  | 'first start'
  | 'find who presents a token'
  | 'find who signs in'
  | 'register an organisation'
  | 'claim and renew jobs'
  | 'count attempts'
  | 'expire old rows'
  | 'look at open pull requests'
  | 'administer organisations'
  | 'find whose payment it is'
  | 'load public reference data';

type AcrossListener = (reason: AcrossReason) => void;

const listeners = new Set<AcrossListener>();

/** Every entry is announced: the server counts them in its metrics. Returns the removal. */
export const onAcrossTenants = (listener: AcrossListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Runs `work` in one transaction that sees every organisation. What a person does this way is written to the audit log by its service. */
export const acrossTenants = <T>(db: Database, reason: AcrossReason, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (const listener of listeners) listener(reason);
  return db.orm.transaction(async (tx) => {
    await tx.execute(sql.raw('set local role parapet_system'));
    return work(tx);
  });
};
