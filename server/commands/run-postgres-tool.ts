import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { UsageError } from './usage.ts';

/**
 * Runs pg_dump or pg_restore. The address is passed in the environment, because every user of the
 * machine can read arguments.
 *
 * @throws {UsageError} with the output of the tool
 */
export const runPostgresTool = async (
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: string[],
): Promise<void> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const text = (value: string | null) => (value ? decodeURIComponent(value) : undefined);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PGHOST: searchParams.get('host') ?? text(hostname),
      PGPORT: port || undefined,
      PGUSER: text(username),
      PGPASSWORD: text(password),
      PGDATABASE: text(pathname.slice(1)),
      PGSSLMODE: searchParams.get('sslmode') ?? process.env['PGSSLMODE'],
      PGSSLROOTCERT: searchParams.get('sslrootcert') ?? process.env['PGSSLROOTCERT'],
    },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw new UsageError(
      `${program} could not be started (${error instanceof Error ? error.message : 'unknown'}). Install PostgreSQL's client programs.`,
    );
  })) as [number | null];
  if (code !== 0) throw new UsageError(`${program} failed: ${output.trim()}`);
};
