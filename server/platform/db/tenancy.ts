// The only two ways to query the database. Both run as an unprivileged role, so that row-level
// security also applies to a server that connects as the owner or a superuser.
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Span, withSpan } from '../tracing/spans.ts';
import { isUuid } from '../runtime/ids.ts';
import type { Database, Tx } from './connect.ts';
import { databaseTrouble, DatabaseUnavailableError } from './database-error.ts';

export type Tenant = { clientId: string; userId?: string | undefined };

const literal = (id: string): string => {
  if (!isUuid(id)) throw new TypeError(`Not an id: ${JSON.stringify(id)}`);
  return `'${id}'`;
};

const dialect = new PgDialect();

/** PGlite has no timers and one client, so limits would do nothing there. */
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

/** The first word of each statement: its text is long, and its values are users'. */
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

/**
 * Like drizzle's `transaction`, but begins and configures the transaction in one message: most
 * transactions have two or three statements, and each message is a round trip.
 * @throws {DatabaseUnavailableError} when the connection is lost, refused or runs out of time
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
  let broken = false;
  try {
    await client.query(`begin; ${limitsOf(db)} ${become}`);
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
    // A connection that cannot roll back is unusable: the pool opens another.
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw asTrouble(error);
  } finally {
    client.release(broken);
  }
};

/**
 * Runs `work` in one transaction that reads and writes rows of one organization only.
 * `current_client()` (routines/01-tenancy.sql) reads the setting in every policy.
 */
export const inTenant = async <T>(
  db: Database,
  { clientId, userId }: Tenant,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const user = userId === undefined ? "''" : literal(userId);
  const become = `set local role parapet_app; select set_config('parapet.client_id', ${literal(clientId)}, true), set_config('parapet.user_id', ${user}, true)`;
  return await traced('one organization', (span) => transaction(db, become, work, span));
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
  | 'administer organisations'
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
