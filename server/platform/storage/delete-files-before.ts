// Cleanup of files that a killed process left in its own folder.
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes files and folders last written before a given time. A missing folder counts as empty. */
export const deleteFilesBefore = async (directory: string, before: Date): Promise<void> => {
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
