// The sandbox based on util-linux; as root, with another user for each run.
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { enterSandbox } from './enter.ts';
import { type Command, type Confinement, isWithin, temporary } from './confinement.ts';

/** Folders to mount on inside of the sandbox; usually, one of them is unused. */
const mountPoints = ['/mnt', '/media', '/srv', '/opt'];

const foldersAbove = (folder: string): string[] => {
  const above = path.dirname(folder);
  return above === folder ? [] : [...foldersAbove(above), above];
};

/** Returns whether other users can neither traverse this folder nor execute this file. */
const isClosed = async (file: string): Promise<boolean> => {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && (found.mode & 0o001) === 0;
};

/** Returns whether other users can execute it: all folders above it can be traversed. */
const isOpenToAll = async (file: string): Promise<boolean> =>
  !(await Promise.all([...foldersAbove(file), file].map(isClosed))).includes(true);

/** The data folder, or the folder above it that other users cannot traverse. */
const hiddenFor = async (
  dataDir: string,
  mayHide: (folder: string) => boolean,
): Promise<string> => {
  for (const folder of foldersAbove(dataDir).filter((each) => each !== '/' && mayHide(each)))
    if (await isClosed(folder)) return folder;
  return dataDir;
};

/**
 * @param programs what has to be visible inside
 * @param user the user that the program becomes; undefined keeps the server's
 * @throws {Error} if the machine has no folder to mount on
 */
export const enterNamespaces = async (
  { program, args }: Command,
  { dataDir, read, write, network, cwd }: Confinement,
  programs: readonly string[],
  user: number | undefined,
): Promise<Command> => {
  const own = await realpath(dataDir);
  const mayHide = (folder: string) => !programs.some((file) => isWithin(folder, file));
  const taken = [...programs, own, ...read, ...write];
  const usable = async (folder: string) =>
    !taken.some((each) => isWithin(folder, each)) &&
    (await stat(folder).catch(() => undefined))?.isDirectory() === true;
  const mountPoint = (await Promise.all(mountPoints.map(usable))).indexOf(true);
  if (mountPoint === -1)
    throw new Error(`One of ${mountPoints.join(', ')} has to be an unused folder.`);
  const namespaces = ['--mount', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
  // A program in a private folder, such as root's own, runs as the server's user.
  const keepsServerUser =
    user === undefined || (await Promise.all(programs.map(isOpenToAll))).includes(false);
  return {
    program: 'unshare',
    args: [
      ...(user === undefined ? ['--user', '--map-root-user'] : []),
      ...namespaces,
      ...(network === 'shared' ? [] : ['--net']),
      ...['--', '/bin/sh', '-c', enterSandbox, 'sandbox'],
      keepsServerUser ? '-' : String(user),
      network,
      mountPoints[mountPoint] ?? '', // the index was found above
      cwd,
      ...temporary.filter(mayHide).map((folder) => `temporary:${folder}`),
      `hide:${await hiddenFor(own, mayHide)}`,
      ...read.map((folder) => `read:${folder}`),
      ...write.map((folder) => `write:${folder}`),
      ...['--', program, ...args],
    ],
    cwd: '/',
  };
};
