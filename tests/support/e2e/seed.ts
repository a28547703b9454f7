// The product with the demonstration's findings, made once for all workers: each starts on a copy of
// its folder. Importing the reports anew takes a worker longer than most of its tests.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { Client } from '../../../scripts/demo/client.ts';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { admin, startProduct } from './server.ts';

const seedSettings = {
  PARAPET_ADMIN_EMAIL: admin.email,
  PARAPET_ADMIN_PASSWORD: admin.password,
};

/** Beside the server's own files: the id of each repository by its name. */
const repositoriesFile = 'repositories-of-the-seed.json';
const folderVariable = 'PARAPET_TEST_SEED';

/** The global set-up of the runner; what it returns is its tear-down. */
// eslint-disable-next-line no-restricted-syntax -- the runner asks for it
export default async function makeSeed(): Promise<() => Promise<void>> {
  const product = await startProduct(seedSettings);
  const client = new Client(product.url);
  await client.signIn(admin.email, admin.password);
  const repositories = await loadDemo(client);
  await product.stop();
  writeFileSync(path.join(product.dataDir, repositoriesFile), JSON.stringify([...repositories]));
  process.env[folderVariable] = product.dataDir;
  return product.discard;
}

/** A product on a copy of the seed. */
export const startSeeded = async () => {
  const seed = process.env[folderVariable];
  if (seed === undefined) throw new Error('The runner has made no seed.');
  const product = await startProduct(seedSettings, { seed });
  const entries = JSON.parse(
    readFileSync(path.join(product.dataDir, repositoriesFile), 'utf8'),
  ) as [name: string, id: string][]; // written above
  return { ...product, repositories: new Map(entries) };
};
