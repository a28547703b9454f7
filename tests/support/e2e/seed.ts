// Data folders that are created once for all workers; each product in a test gets a copy. A first
// start and the import of the demo's reports take longer than most tests.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Client } from '../../../scripts/demo/client.ts';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { admin, startProduct } from './server.ts';

const settings = {
  PARAPET_ADMIN_EMAIL: admin.email,
  PARAPET_ADMIN_PASSWORD: admin.password,
};

/** Stored beside the server's files: the ids of repositories by name. */
const repositoriesFile = 'repositories-of-the-seed.json';
const folderVariable = 'PARAPET_TEST_SEED';

/** The runner's global set-up; it returns the tear-down. */
// eslint-disable-next-line no-restricted-syntax -- the runner requires it
export default async function makeSeed(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parapet-seed-'));
  const keep = (name: string) => {
    cpSync(product.dataDir, path.join(folder, name), { recursive: true });
  };
  const product = await startProduct(settings);
  await product.stop();
  keep('administrator');
  await product.start();
  const client = new Client(product.url);
  await client.signIn(admin.email, admin.password);
  const repositories = await loadDemo(client);
  await product.stop();
  writeFileSync(path.join(product.dataDir, repositoriesFile), JSON.stringify([...repositories]));
  keep('demonstration');
  await product.discard();
  process.env[folderVariable] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

const seedOf = (name: 'administrator' | 'demonstration') => {
  const folder = process.env[folderVariable];
  if (folder === undefined) throw new Error('The global set-up has not created the data folders.');
  return path.join(folder, name);
};

/** A product with an organization that has only its administrator. */
export const startWithAdministrator = (more: Record<string, string> = {}) =>
  startProduct({ ...settings, ...more }, { seed: seedOf('administrator') });

/** A product with the demo's findings. */
export const startWithDemonstration = async () => {
  const product = await startProduct(settings, { seed: seedOf('demonstration') });
  const entries = JSON.parse(
    readFileSync(path.join(product.dataDir, repositoriesFile), 'utf8'),
  ) as [name: string, id: string][]; // written above
  return { ...product, repositories: new Map(entries) };
};
