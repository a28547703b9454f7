// Records each statement of a database's pool, with the kind of its transaction and the file that
// built it.
import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Database } from '../../../server/platform/db/connect.ts';
import { packageRoot } from '../../../server/platform/runtime/paths.ts';

export type Recorded = { text: string; context: 'tenant' | 'across' | 'none'; file: string };

const sender = new AsyncLocalStorage<string>();

/** Skips source maps: they change no file name, and resolving them for each query is slow. */
const callingFiles = (): string[] => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName() ?? '');
  const files = new Error('sent').stack as unknown as string[]; // as prepared above
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return files.map((file) => path.relative(packageRoot, file.replace(/^file:\/\//, '')));
};

/** Files of the database layer pass statements on and build few themselves. */
const senderOf = (files: readonly string[]): string => {
  const nearest = files.find(
    (file) => /^(?:server|tests)\//.test(file) && !file.startsWith('tests/support/tenancy/'),
  );
  // A test that queries the database itself.
  if (nearest?.startsWith('tests/')) return nearest;
  const of = (folder: string) => files.find((file) => file.startsWith(folder));
  return of('server/domains/') ?? of('server/') ?? of('tests/') ?? 'unknown';
};

const building = [
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'update',
  'delete',
  'insert',
  'execute',
  'with',
] as const;

let remembers = false;

/**
 * Records the caller of each query builder's first method: the query is sent in a later turn, whose
 * stack does not contain the caller.
 */
const rememberSenders = (): void => {
  if (remembers) return;
  remembers = true;
  const prototype = PgDatabase.prototype as unknown as Record<
    string,
    (...given: unknown[]) => unknown
  >; // methods by name
  for (const name of building) {
    const original = prototype[name];
    if (!original) throw new Error(`drizzle has no method ${name}.`);
    prototype[name] = function remembered(this: unknown, ...given: unknown[]) {
      sender.enterWith(senderOf(callingFiles()));
      return original.apply(this, given);
    };
  }
};

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? ''); // pg's QueryConfig

/** Adds to `statements` until `stop` is called; each statement once, however often it is sent. */
export const recordStatements = (db: Database): { statements: Recorded[]; stop: () => void } => {
  rememberSenders();
  const statements: Recorded[] = [];
  const known = new Map<string, Set<string>>();
  const add = (statement: Recorded): void => {
    const { text, context, file } = statement;
    const places = known.get(text) ?? new Set();
    if (places.has(context + file)) return;
    known.set(text, places.add(context + file));
    statements.push(statement);
  };
  const watched = new WeakSet<PoolClient>();
  let isOver = false;
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return;
    let context: Recorded['context'] = 'none';
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    const query = (...given: unknown[]): unknown => {
      const text = textOf(given[0]);
      if (text.startsWith('begin;'))
        context = text.includes('set local role parapet_app') ? 'tenant' : 'across';
      else if (text === 'commit' || text === 'rollback') context = 'none';
      else if (text !== '' && !isOver) add({ text, context, file: sender.getStore() ?? 'unknown' });
      return send(...given);
    };
    watched.add(client);
    Object.assign(client, { query });
  };
  db.pool.on('acquire', watch);
  return {
    statements,
    stop: () => {
      isOver = true;
      db.pool.off('acquire', watch);
    },
  };
};
