// Post-processes orval's files where orval has no option.
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';

const typescriptFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
};

const rewrite = async (folder: string, change: (text: string) => string): Promise<void> => {
  for (const file of await typescriptFiles(folder)) {
    const text = change(await readFile(file, 'utf8'));
    const { code, errors } = await format(file, text, { printWidth: 100, singleQuote: true });
    if (errors.length > 0) throw new Error(`${file} does not parse: ${JSON.stringify(errors)}`);
    await writeFile(file, code);
  }
};

const modelPath = (text: string): string =>
  text.replaceAll(/\/api\.schemas(?:\.ts)?'/gu, "/model'");

/** Operations of the application server are at the root, not below the API's base URL. */
const sameOrigin = (text: string): string => text.replaceAll('*/v1/api/', '*/api/');

/** orval names its types file after the target file; the app imports `model`. */
export const finishClient = async (folder: string): Promise<void> => {
  await rename(path.join(folder, 'api.schemas.ts'), path.join(folder, 'model.ts'));
  await rewrite(folder, modelPath);
};

export const finishMocks = (folder: string): Promise<void> =>
  rewrite(folder, (text) => sameOrigin(modelPath(text)));
