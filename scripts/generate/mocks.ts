// orval writes every mock below the backend's base URL; the calls of the application server itself stand at the root.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const sameOriginMocks = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const mended = text.replaceAll('*/v1/api/', '*/api/');
    if (mended !== text) await writeFile(file, mended);
  }
};
