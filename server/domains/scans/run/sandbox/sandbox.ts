// Runs a scanner as a stranger: it sees its own folders and the code, and no other file of the data
// folder, no other process and no socket of the machine. As root it is also another user.
import { constants } from 'node:os';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProgramResult } from '../run-program.ts';
import { enterSandbox } from './enter.ts';

/**
 * - `own_user`: the server is root. Each run has a user of its own, in namespaces of its own.
 * - `namespaces`: the server is an ordinary user. The scanner is the same user, in namespaces of its
 *   own.
 * - `none`: the machine offers none of them.
 */
export type SandboxKind = 'own_user' | 'namespaces' | 'none';

export type Confinement = {
  /** Folder of the server that is hidden. */
  dataDir: string;
  /** Shown without a right to write. */
  read: readonly string[];
  /** The only folders of the machine that it may write to. */
  write: readonly string[];
  network: boolean;
  cwd: string;
};

export type Command = { program: string; args: readonly string[]; cwd: string };

/**
 * No account has these numbers: systemd gives them to services while they run, from the other end
 * of its range.
 */
const firstUser = 65_000;

const usersInUse = new Set<number>();

/** Runs work as a user that no other run of this server has. */
export const withUser = async <T>(work: (user: number) => Promise<T>): Promise<T> => {
  let user = firstUser;
  while (usersInUse.has(user)) user += 1;
  usersInUse.add(user);
  try {
    return await work(user);
  } finally {
    usersInUse.delete(user);
  }
};

const isWithin = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder === '/' ? folder : `${folder}/`);

/** Sockets of databases and of the machine's services are below these. */
const temporary = ['/tmp', '/var/tmp', '/run', '/dev/shm'];
const asides = ['/mnt', '/media', '/srv', '/opt'];

const foldersAbove = (folder: string): string[] => {
  const above = path.dirname(folder);
  return above === folder ? [] : [...foldersAbove(above), above];
};

/** Whether a stranger can neither pass this folder nor run this file. */
const isClosed = async (file: string): Promise<boolean> => {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && (found.mode & 0o001) === 0;
};

/** Whether a stranger may run it: all folders above it can be passed. */
const isOpenToAll = async (file: string): Promise<boolean> =>
  !(await Promise.all([...foldersAbove(file), file].map(isClosed))).includes(true);

/** The data folder, or the folder above it that a stranger cannot pass. */
const hiddenFor = async (dataDir: string, shows: (folder: string) => boolean): Promise<string> => {
  for (const folder of foldersAbove(dataDir).filter((each) => each !== '/' && shows(each)))
    if (await isClosed(folder)) return folder;
  return dataDir;
};

/**
 * The command that runs a program in a sandbox.
 * @throws {Error} when the machine has no folder to mount on
 */
export const confine = async (
  kind: Exclude<SandboxKind, 'none'>,
  { program, args }: Pick<Command, 'program' | 'args'>,
  { dataDir, read, write, network, cwd }: Confinement,
  user: number,
): Promise<Command> => {
  const file = await realpath(program);
  const [own, hidden] = [await realpath(dataDir), (folder: string) => !isWithin(folder, file)];
  const taken = [file, own, ...read, ...write];
  const usable = async (folder: string) =>
    !taken.some((each) => isWithin(folder, each)) &&
    (await stat(folder).catch(() => undefined))?.isDirectory() === true;
  const aside = (await Promise.all(asides.map(usable))).indexOf(true);
  if (aside === -1) throw new Error(`One of ${asides.join(', ')} has to be an unused folder.`);
  const namespaces = ['--mount', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
  return {
    program: 'unshare',
    args: [
      ...(kind === 'namespaces' ? ['--user', '--map-root-user'] : []),
      ...namespaces,
      ...(network ? [] : ['--net']),
      '--',
      '/bin/sh',
      '-c',
      enterSandbox,
      'sandbox',
      // A program in a private folder, such as root's own, runs as the server's user.
      kind === 'own_user' && (await isOpenToAll(file)) ? String(user) : '-',
      asides[aside] ?? '', // found above
      cwd,
      ...temporary.filter(hidden).map((folder) => `temporary:${folder}`),
      `hide:${await hiddenFor(own, hidden)}`,
      ...read.map((folder) => `read:${folder}`),
      ...write.map((folder) => `write:${folder}`),
      '--',
      program,
      ...args,
    ],
    cwd: '/',
  };
};

/** The shell in the sandbox ends with 128 and the number of the signal that ended the program. */
export const endedInside = (ended: ProgramResult): ProgramResult => {
  if (ended.how !== 'exit' || ended.code <= 128) return ended;
  const entry = Object.entries(constants.signals).find(([, n]) => n === ended.code - 128);
  return entry ? { how: 'signal', signal: entry[0] } : ended;
};
