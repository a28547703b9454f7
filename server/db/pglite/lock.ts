// Two processes on one PGlite directory lose rows silently: the lock names its holder by process id and start time, so that a lock left
// by a killed process is taken over even when its id was given to another one.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError';
}

/** Field 22 of /proc/<pid>/stat: ticks since boot at which the process started. Elsewhere than on Linux the process id alone must do. */
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

/** Returns the release. Throws `DirectoryInUseError` with a sentence for the operator. */
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
