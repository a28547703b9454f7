// Watches every test database: a statement that runs for one organization and relies only on
// row-level security for a table fails the test file that sent it.
import { loadModule } from 'libpg-query';
import type { Database } from '../../../server/platform/db/connect.ts';
import { type Recorded, recordStatements } from './record-statements.ts';
import { unconstrainedTables } from './tenant-filters.ts';

/** Tables whose rows belong to organizations. */
export const listTenantTables = async ({ pool }: Database): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'client_id' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace`);
  return new Set(rows.map(({ name }) => name));
};

/** Tests query the database with their own statements. */
const isOfServer = ({ file }: Recorded): boolean =>
  file.startsWith('server/') && !file.endsWith('.test.ts');

/** Cached, because many test files send the same statements to the same tables. */
const judged = new Map<string, readonly string[]>();

/** The problems of these statements as sentences, each once. */
export const complaintsAbout = (
  statements: readonly Recorded[],
  tenantTables: ReadonlySet<string>,
  isJudged = isOfServer,
): string[] => {
  const complaints = new Set<string>();
  for (const { text, context, file } of statements.filter(isJudged)) {
    if (context !== 'tenant') {
      // It is null there, so the condition would match nothing and raise no error.
      if (context === 'across' && text.includes('current_client()'))
        complaints.add(`${file} asks for the current organization where there is none: ${text}`);
      continue;
    }
    const known = `${[...tenantTables].join()} ${text}`;
    const tables = judged.get(known) ?? unconstrainedTables(text, tenantTables);
    judged.set(known, tables);
    for (const table of tables)
      complaints.add(`${file} does not name the organization of ${table}: ${text}`);
  }
  return [...complaints].sort();
};

/** Its `close` throws if a statement without a condition on its organization was sent. */
export const watchStatements = async (
  db: Database,
  isJudged?: (statement: Recorded) => boolean,
): Promise<Database> => {
  await loadModule();
  const tenantTables = await listTenantTables(db);
  const { statements, stop } = recordStatements(db);
  return {
    ...db,
    close: async () => {
      stop();
      await db.close();
      const complaints = complaintsAbout(statements, tenantTables, isJudged);
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
  };
};
