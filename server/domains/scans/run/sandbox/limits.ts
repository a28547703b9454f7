// If nothing can be hidden from a scanner, it still cannot fill the disk or the memory, or become
// another user.
import type { Command } from './confinement.ts';

const gibibyte = 1024 ** 3;

/** Programs with a managed heap reserve many times the memory that they use. */
const mostAddresses = 64 * gibibyte;
const largestFile = 8 * gibibyte;
const mostMemory = '6G';
const mostTasks = 512;

/** https://man7.org/linux/man-pages/man1/prlimit.1.html */
export const limitResources = ({ program, args, cwd }: Command): Command => ({
  program: 'prlimit',
  args: [
    '--core=0',
    `--fsize=${largestFile}`,
    `--as=${mostAddresses}`,
    ...['setpriv', '--no-new-privs', '--', program, ...args],
  ],
  cwd,
});

/**
 * Runs in a control group of the user's own service manager, which limits the memory in use. The
 * program stays a child of the server.
 */
export const limitInScope = (command: Command): Command => {
  const { program, args, cwd } = limitResources(command);
  return {
    program: 'systemd-run',
    args: [
      ...['--user', '--scope', '--quiet', '--collect'],
      ...['-p', `MemoryMax=${mostMemory}`, '-p', `TasksMax=${mostTasks}`],
      ...['--', program, ...args],
    ],
    cwd,
  };
};
