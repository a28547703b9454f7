// Records each statement of a database's pool, with whether it ran in one organization's
// transaction, and with the file that built it.
import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { PgDatabase } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Database } from '../../../server/platform/db/connect.ts';
import { packageRoot } from '../../../server/platform/runtime/paths.ts';

export type Recorded = { text: string; context: 'tenant' | 'across' | 'none'; file: string };

const sender = new AsyncLocalStorage<string>();

/** Files of the database's own layer pass statements on and write few of their own. */
const fileOf = (stack: string): string => {
  const files = [...stack.matchAll(/(?:\(|at )(?:async )?(?:file:\/\/)?(\/[^()\s]+?\.ts)/g)].map(
    ([, file]) => path.relative(packageRoot, file ?? ''),
  );
  const of = (folder: string) => files.find((file) => file.startsWith(folder));
  return of('server/domains/') ?? of('server/') ?? files[0] ?? 'unknown';
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

/**
 * Remembers the caller of each builder's first method: a query is sent in a later turn, whose stack
 * no longer has the caller. Returns a function that ends it.
 */
const rememberSenders = (): (() => void) => {
  const prototype = PgDatabase.prototype as unknown as Record<
    string,
    (...given: unknown[]) => unknown
  >; // methods by name
  const originals = building.map((name) => [name, prototype[name]] as const);
  for (const [name, original] of originals) {
    if (!original) throw new Error(`drizzle has no method ${name}.`);
    prototype[name] = function remembered(this: unknown, ...given: unknown[]) {
      sender.enterWith(fileOf(new Error('sent').stack ?? ''));
      return original.apply(this, given);
    };
  }
  return () => {
    for (const [name, original] of originals) if (original) prototype[name] = original;
  };
};

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? ''); // pg's QueryConfig

/** Adds to `statements` until `stop` is called. */
export const recordStatements = (db: Database): { statements: Recorded[]; stop: () => void } => {
  const statements: Recorded[] = [];
  const forget = rememberSenders();
  const watched = new WeakSet<PoolClient>();
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return;
    watched.add(client);
    let context: Recorded['context'] = 'none';
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    const query = (...given: unknown[]): unknown => {
      const text = textOf(given[0]);
      if (text.startsWith('begin;'))
        context = text.includes('set local role parapet_app') ? 'tenant' : 'across';
      else if (text === 'commit' || text === 'rollback') context = 'none';
      else if (text !== '') statements.push({ text, context, file: sender.getStore() ?? '?' });
      return send(...given);
    };
    Object.assign(client, { query });
  };
  db.pool.on('acquire', watch);
  return {
    statements,
    stop: () => {
      db.pool.off('acquire', watch);
      forget();
    },
  };
};
