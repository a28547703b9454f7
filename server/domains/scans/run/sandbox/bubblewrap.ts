// The sandbox of Flatpak. On systems that permit namespaces only to selected programs, it is one of
// them. https://github.com/containers/bubblewrap
import { readFile, realpath, stat } from 'node:fs/promises';
import { type Command, type Confinement, isWithin, temporary } from './confinement.ts';

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.isFile() === true;

const isFolder = async (folder: string): Promise<boolean> =>
  (await stat(folder).catch(() => undefined))?.isDirectory() === true;

/** If host names are resolved by a file in a hidden folder, that file is made visible. */
const namesFile = async (): Promise<string[]> => {
  const file = await realpath('/etc/resolv.conf').catch(() => '');
  return (await isFile(file)) && (await readFile(file).catch(() => undefined)) ? [file] : [];
};

/** Mounts the whole system read-only, with empty folders over the server's own. */
export const wrapInBubblewrap = async (
  { program, args }: Command,
  { dataDir, read, write, network, cwd }: Confinement,
  programs: readonly string[],
): Promise<Command> => {
  const hidden = [...temporary.filter((folder) => folder !== '/dev/shm'), await realpath(dataDir)];
  const empty: string[] = [];
  for (const folder of hidden)
    if ((await isFolder(folder)) && !programs.some((file) => isWithin(folder, file)))
      empty.push(folder);
  return {
    program: 'bwrap',
    args: [
      ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts'],
      '--unshare-cgroup-try',
      ...(network === 'shared' ? [] : ['--unshare-net']),
      ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
      ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
      ...empty.flatMap((folder) => ['--tmpfs', folder]),
      ...(network === 'shared' ? await namesFile() : []).flatMap((file) => [
        '--ro-bind',
        file,
        file,
      ]),
      ...read.flatMap((folder) => ['--ro-bind', folder, folder]),
      ...write.flatMap((folder) => ['--bind', folder, folder]),
      ...['--chdir', cwd, '--', program, ...args],
    ],
    cwd: '/',
  };
};
