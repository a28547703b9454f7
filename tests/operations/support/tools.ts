// The programs that the suite uses if the machine has them. The suite installs nothing.
import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import process from 'node:process';

export type Tool = 'postgresql' | 'pgbouncer' | 'nginx';

/** Debian installs each version of PostgreSQL in a separate folder. */
const debianFolder = '/usr/lib/postgresql';

const newestPostgres = (): string | undefined => {
  if (!existsSync(debianFolder)) return undefined;
  const [newest] = readdirSync(debianFolder)
    .map(Number)
    .filter((version) => version >= 15)
    .toSorted((one, other) => other - one);
  return newest === undefined ? undefined : path.join(debianFolder, String(newest), 'bin');
};

const inPath = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

const postgresFolder = newestPostgres();

const places: Readonly<Record<Tool, string | undefined>> = {
  postgresql: postgresFolder,
  pgbouncer: inPath('pgbouncer'),
  nginx: inPath('nginx'),
};

export const missingTools = (needs: readonly Tool[]): Tool[] =>
  needs.filter((tool) => places[tool] === undefined);

/** The path of the program, or of PostgreSQL's program folder. */
export const placeOf = (tool: Tool): string => {
  const place = places[tool];
  if (place === undefined) throw new Error(`${tool} is not installed.`);
  return place;
};

const idOf = (user: string, flag: '-u' | '-g') =>
  Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim());

/** PostgreSQL and pgbouncer refuse to run as root; they then run as `postgres`. */
export const account: { uid: number; gid: number } | undefined =
  process.getuid?.() === 0
    ? { uid: idOf('postgres', '-u'), gid: idOf('postgres', '-g') }
    : undefined;

/** @throws if the program fails, with its output */
export const runTool = (program: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const options: SpawnOptions = { ...account, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(program, args, options);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${path.basename(program)} ${args.join(' ')}:\n${printed}`));
    });
  });

/** A currently free port outside the system's ephemeral range. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < 50; tried++) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  throw new Error('No port above 20000 is free.');
};
