// The lower bound for an import: parsing the file, and copying its rows into tables without
// indexes.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import process from 'node:process';

/** For each table, the condition that selects one repository's rows. */
const rowsOf: Readonly<Record<string, string>> = {
  findings: 'repository_id = $R',
  finding_details: 'finding_id in (select id from findings where repository_id = $R)',
  finding_labels: 'finding_id in (select id from findings where repository_id = $R)',
  finding_events: 'repository_id = $R',
  components: 'repository_id = $R',
  dependencies: 'repository_id = $R',
};

const time = async (action: () => unknown): Promise<number> => {
  const started = performance.now();
  await action();
  return (performance.now() - started) / 1000;
};

/**
 * Seconds for a COPY of this repository's rows; undefined if the database cannot write files on its
 * machine.
 */
const copySeconds = async (
  database: pg.Client,
  repositoryId: string,
): Promise<number | undefined> => {
  let seconds = 0;
  for (const [table, condition] of Object.entries(rowsOf)) {
    const file = path.join(tmpdir(), `parapet-floor-${String(process.pid)}-${table}`);
    const columns = (
      await database.query<{ name: string }>(
        `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [table],
      )
    ).rows
      .map(({ name }) => name)
      .join(', ');
    try {
      await database.query(
        `copy (select ${columns} from ${table} where ${condition.replace('$R', `'${repositoryId}'`)}) to '${file}'`,
      );
    } catch {
      return undefined;
    }
    await database.query(
      `create table floor_of_${table} as select ${columns} from ${table} limit 0`,
    );
    seconds += await time(() => database.query(`copy floor_of_${table} from '${file}'`));
    await database.query(`drop table floor_of_${table}`);
    rmSync(file, { force: true });
  }
  return seconds;
};

/** Seconds, or undefined if it cannot be measured. */
export const floorOf = async (
  database: pg.Client,
  file: string,
  repositoryId: string,
): Promise<number | undefined> => {
  const parsing = await time(() => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  const copying = await copySeconds(database, repositoryId);
  return copying === undefined ? undefined : parsing + copying;
};
