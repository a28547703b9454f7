// Finds the processes that a program started by an inherited environment variable: a process can
// leave its group, its session and its parent, but it keeps its environment.
import { readdir, readFile } from 'node:fs/promises';
import { newId } from '../../../platform/runtime/ids.ts';

const variable = 'PARAPET_RUN';

/** Returns a unique variable for the environment of one program. */
export const runMarker = (): Readonly<Record<typeof variable, string>> => ({ [variable]: newId() });

const rounds = 5;

const markedProcesses = async (entry: string): Promise<number[]> => {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.filter((name) => /^\d+$/.test(name)).map(Number);
  const marked = await Promise.all(
    pids.map(async (pid) => {
      // Unreadable: the process belongs to another user or has ended, so the program did not start
      // it.
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
      return environment.split('\0').includes(entry);
    }),
  );
  return pids.filter((pid, at) => marked[at] === true && pid !== process.pid);
};

/**
 * Kills every process with the marker. Without `/proc` it finds none. It repeats the search until
 * none is left, because a process may start another one before it is killed.
 */
export const killMarked = async (marker: ReturnType<typeof runMarker>): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    const pids = await markedProcesses(`${variable}=${marker[variable]}`);
    if (pids.length === 0) return;
    for (const pid of pids)
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
  }
};
