// Two processes on one PGlite directory lose rows silently. The lock identifies its holder by
// process id and start time: the lock of a killed process is taken over even if its process id is
// reused.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/**
 * Field 22 of /proc/<pid>/stat: ticks from boot to the start of the process. Only Linux has it;
 * elsewhere the process id alone identifies the holder.
 */
const startedAt = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderOf = (file: string): { pid: number; started: string } | undefined => {
  try {
    const [pid = '', started = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), started };
  } catch {
    return undefined;
  }
};

const take = (file: string): boolean => {
  try {
    writeFileSync(file, `${process.pid} ${startedAt(process.pid)}\n`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Returns the release function. Throws `DirectoryInUseError` with a message for the operator. */
export const lockDirectory = (file: string): (() => void) => {
  if (!take(file)) {
    const holder = holderOf(file);
    const alive =
      holder !== undefined &&
      Number.isInteger(holder.pid) &&
      holder.pid > 0 &&
      isRunning(holder.pid) &&
      startedAt(holder.pid) === holder.started;
    if (alive)
      throw new DirectoryInUseError(
        `The data directory is in use by process ${holder.pid} (${file}). Stop it, or set PARAPET_DATA_DIR to another directory.`,
      );
    rmSync(file, { force: true });
    if (!take(file))
      throw new DirectoryInUseError(`Another process has just taken the data directory (${file}).`);
  }
  return () => {
    if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
  };
};
