// What a process that was killed has left in a folder of its own.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes files and folders that were written last before a moment. A missing folder is empty. */
export const removeLeftBefore = async (directory: string, before: Date): Promise<void> => {
  for (const name of await readdir(directory).catch((): string[] => [])) {
    const left = path.join(directory, name);
    const written = await stat(left).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (written !== undefined && written < before.getTime())
      await rm(left, { recursive: true, force: true });
  }
};
