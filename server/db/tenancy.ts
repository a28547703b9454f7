// The only two doors to the database. Both run under an unprivileged role, so that row-level security binds even a server that connects
// as the owner or a superuser.
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import { isId } from '../runtime/ids.ts';
import type { Database, Tx } from './connect.ts';

export type Tenant = { clientId: string; userId?: string | undefined };

const literal = (id: string): string => {
  if (!isId(id)) throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
  return `'${id}'`;
};

const dialect = new PgDialect();

/** As Drizzle's own, but that the transaction is begun and named in one message: most are two or three statements long, and each message is a round trip. */
const transaction = async <T>(
  db: Database,
  become: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const client = await db.pool.connect();
  let broken = false;
  try {
    await client.query(`begin; ${become}`);
    const result = await work(
      new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined),
    );
    await client.query('commit');
    return result;
  } catch (error) {
    // What cannot be rolled back is no connection any more: the pool makes another.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

/** Runs `work` in one transaction that sees and writes the rows of one organisation only. `current_client()` (routines/01-tenancy.sql) reads the setting in every policy. */
export const inTenant = async <T>(
  db: Database,
  { clientId, userId }: Tenant,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const user = userId === undefined ? "''" : literal(userId);
  return await transaction(
    db,
    `set local role parapet_app; select set_config('parapet.client_id', ${literal(clientId)}, true), set_config('parapet.user_id', ${user}, true)`,
    work,
  );
};

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
  | 'start scans that are due'
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
export const acrossTenants = <T>(
  db: Database,
  reason: AcrossReason,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  for (const listener of listeners) listener(reason);
  return transaction(db, 'set local role parapet_system', work);
};
