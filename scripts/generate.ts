// npm run generate: writes everything that is derived from `openapi/`, and the CSS tokens as JSON.
// The results are committed; `npm run contract` detects drift.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate as orval } from 'orval';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { orvalOptions } from '../orval.config.ts';
import { bundleContract } from './generate/bundle.ts';
import { designTokens } from './generate/design-tokens.ts';
import { formModules } from './generate/forms.ts';
import { finishClient, finishMocks } from './generate/finish.ts';
import { handlersModule } from './generate/handlers.ts';
import { standaloneClient } from './generate/standalone-client.ts';

export const generatedPaths = [
  'openapi/generated',
  'src/shared/api/generated',
  'src/shared/api/mocks/generated',
  'src/app/styles/generated',
] as const;

const header = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

const writeDesignTokens = async (root: string): Promise<void> => {
  const styles = path.join(root, 'src/app/styles');
  const folder = path.join(styles, 'generated');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const css = await readFile(path.join(styles, 'tokens.css'), 'utf8');
  for (const [name, tokens] of designTokens(css))
    await writeFile(path.join(folder, name), `${JSON.stringify(tokens, null, 2)}\n`);
};

export const generate = async (root: string): Promise<void> => {
  const out = path.join(root, 'openapi/generated');
  const document = await bundleContract(root);
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'openapi.json'), `${JSON.stringify(document, null, 1)}\n`);
  const types = await openapiTypescript(
    JSON.parse(JSON.stringify(document)) as Parameters<typeof openapiTypescript>[0],
    { alphabetize: false },
  );
  await writeFile(path.join(out, 'paths.d.ts'), header + astToString(types));
  for (const folder of generatedPaths.slice(1, 3))
    await rm(path.join(root, folder), { recursive: true, force: true });
  await orval(orvalOptions(root), root);
  const client = path.join(root, 'src/shared/api/generated');
  await mkdir(path.join(client, 'forms'));
  for (const [tag, source] of formModules(document))
    await writeFile(path.join(client, 'forms', `${tag}.ts`), header + source);
  await finishClient(client);
  for (const [name, text] of await standaloneClient(document, client))
    await writeFile(path.join(out, name), text);
  const mocks = path.join(root, 'src/shared/api/mocks/generated');
  await writeFile(path.join(mocks, 'handlers.ts'), header + handlersModule(document));
  await finishMocks(mocks);
  await writeDesignTokens(root);
};

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..');
  await generate(root);
  const { paths } = JSON.parse(
    await readFile(path.join(root, 'openapi/generated/openapi.json'), 'utf8'),
  ) as { paths: object };
  console.log(`Generated from ${Object.keys(paths).length} paths.`);
}
