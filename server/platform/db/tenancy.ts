// The only two ways to query the database. Both run as an unprivileged role, so that row-level
// security also applies to a server that connects as the owner or a superuser.
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Span, withSpan } from '../tracing/spans.ts';
import { isUuid } from '../runtime/ids.ts';
import type { Database, Tx } from './connect.ts';
import type { PoolClient } from 'pg';
import { databaseTrouble, DatabaseUnavailableError } from './database-error.ts';
import { isReplicaConflict, readPosition } from './replica.ts';
import { getSqlState } from './sql-state.ts';

export type Tenant = { clientId: string; userId?: string | undefined };

const literal = (id: string): string => {
  if (!isUuid(id)) throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
  return `'${id}'`;
};

const dialect = new PgDialect();

/** PGlite has no timers and only one client, so limits would have no effect. */
const limitsOf = ({ engine, limits }: Database): string =>
  engine === 'pglite'
    ? ''
    : `set local statement_timeout = ${limits.statementMs}; set local idle_in_transaction_session_timeout = ${limits.idleMs};`;

const asTrouble = (error: unknown): unknown => {
  const trouble = databaseTrouble(error);
  return trouble === undefined || error instanceof DatabaseUnavailableError
    ? error
    : new DatabaseUnavailableError(trouble, error);
};

/**
 * Records only the first word of each statement: its text is long, and its values are users' data.
 */
const noteStatements = (span: Span) =>
  span.isRecording()
    ? {
        logger: {
          logQuery: (text: string) => {
            span.addEvent(/^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement');
          },
        },
      }
    : {};

const traced = <T>(access: string, work: (span: Span) => Promise<T>): Promise<T> =>
  withSpan(
    'database transaction',
    { kind: 'client', attributes: { 'db.system.name': 'postgresql', 'parapet.access': access } },
    work,
  );

/** Runs `work` on a connection, after `begin`, and releases the connection. */
const complete = async <T>(
  client: PoolClient,
  begin: string | undefined,
  work: (tx: Tx) => Promise<T>,
  span: Span,
): Promise<T> => {
  let broken = false;
  try {
    if (begin !== undefined) await client.query(begin);
    const result = await work(
      new NodePgTransaction(
        dialect,
        new NodePgSession(client, dialect, undefined, noteStatements(span)),
        undefined,
      ),
    );
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot roll back is unusable; the pool opens a new one.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw asTrouble(error);
  } finally {
    client.release(broken);
  }
};

/**
 * Like drizzle's `transaction`, but begins and configures the transaction in one message: most
 * transactions have two or three statements, and each message is a round trip.
 * @throws {DatabaseUnavailableError} if the connection is lost, refused or times out
 */
const transaction = async <T>(
  db: Database,
  become: string,
  work: (tx: Tx) => Promise<T>,
  span: Span,
): Promise<T> => {
  const client = await db.pool.connect().catch((error: unknown) => {
    throw asTrouble(error);
  });
  return complete(client, `begin; ${limitsOf(db)} ${become}`, work, span);
};

const becomeTenant = ({ clientId, userId }: Tenant): string => {
  const user = userId === undefined ? "''" : literal(userId);
  return `set local role parapet_app; select set_config('parapet.client_id', ${literal(clientId)}, true), set_config('parapet.user_id', ${user}, true)`;
};

/**
 * Runs `work` in one transaction that reads and writes rows of one organization only.
 * `current_client()` (routines/01-tenancy.sql) reads the setting in every policy.
 */
export const inTenant = async <T>(
  db: Database,
  tenant: Tenant,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const become = becomeTenant(tenant);
  return await traced('one organization', (span) => transaction(db, become, work, span));
};

/** Returns whether the primary can answer a read that the standby could not. */
const isOfReplica = (error: unknown): boolean => {
  if (isReplicaConflict(getSqlState(error))) return true;
  const trouble = databaseTrouble(error);
  return trouble === 'unavailable' || trouble === 'read_only';
};

/**
 * {@link inTenant} for `work` that only reads, and may run twice: on the standby, if there is one
 * with everything that was committed before this call, otherwise on the primary.
 */
export const readInTenant = async <T>(
  db: Database,
  tenant: Tenant,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { replica } = db;
  if (!replica) return inTenant(db, tenant, work);
  const onPrimary = () => {
    replica.reads.primary += 1;
    return inTenant(db, tenant, work);
  };
  if (replica.isResting) return onPrimary();
  const position = await readPosition(db.pool).catch((error: unknown) => {
    throw asTrouble(error);
  });
  if (position === undefined) return onPrimary();
  const begin = `begin read only; ${limitsOf(db)} ${becomeTenant(tenant)}`;
  const client = await replica.open(begin, position);
  if (!client) return onPrimary();
  try {
    const result = await traced('one organization, on the replica', (span) =>
      complete(client, undefined, work, span),
    );
    replica.reads.replica += 1;
    return result;
  } catch (error) {
    if (!isOfReplica(error)) throw error;
    if (databaseTrouble(error) !== undefined) replica.note('away', error);
    return onPrimary();
  }
};

/**
 * Why a transaction may access several organizations. A closed list: each reason is one purpose,
 * named at the call.
 */
export type CrossTenantReason =
  | 'first start'
  | 'find who presents a token'
  | 'find who signs in'
  | 'register an organisation'
  | 'claim and renew jobs'
  | 'count attempts'
  | 'expire old rows'
  | 'look at open pull requests'
  | 'start scans that are due'
  | 'send mails that are due'
  | 'administer organisations'
  | 'delete an organisation'
  | 'find whose payment it is'
  | 'find whose webhook it is'
  | 'load public reference data'
  | 'compute priorities again'
  | 'read metrics'
  | 'back up'
  | 'rotate the key';

type AcrossListener = (reason: CrossTenantReason) => void;

const listeners = new Set<AcrossListener>();

/**
 * Calls the listener for each cross-tenant transaction: the server counts them in its metrics.
 * Returns a function that removes the listener.
 */
export const onCrossTenantAccess = (listener: AcrossListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Runs `work` in one transaction that sees every organization. The calling service writes users'
 * actions to the audit log.
 */
export const acrossTenants = <T>(
  db: Database,
  reason: CrossTenantReason,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  for (const listener of listeners) listener(reason);
  return traced(reason, (span) => transaction(db, 'set local role parapet_system', work, span));
};
