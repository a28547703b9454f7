// The fixtures of the end-to-end tests. A worker shares one product with the demo's findings. A
// test that restarts the product or starts from scratch starts its own with `startProduct`.
import { test as base, type Page } from '@playwright/test';
import { Client } from '../../../scripts/demo/client.ts';
import { startWithDemonstration } from './seed.ts';
import { admin, type Product } from './server.ts';

type WorkerFixtures = { product: Product & { client: Client; repositories: Map<string, string> } };
type TestFixtures = {
  /** Errors that the page logged or threw; the test fails if there are any. */
  troubles: string[];
  /** A page of a signed-in user. */
  signedIn: Page;
};

/**
 * Browsers log every 4xx and 501 response as an error. Those are refusals that tests check
 * themselves. The same applies when a test disables the network.
 */
const isTrouble = (text: string) =>
  !/Failed to load resource: (the server responded with a status of (4\d\d|501)|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  );

export const watch = (page: Page, troubles: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error' && isTrouble(message.text())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => {
    troubles.push(error.stack ?? error.message);
  });
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await startWithDemonstration();
      const client = new Client(product.url);
      await client.signIn(admin.email, admin.password);
      await use({ ...product, client });
      await product.discard();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ product }, use) => {
    await use(product.url);
  },

  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      watch(page, troubles);
      await use(troubles);
      if (troubles.length > 0) throw new Error(`The page reported errors:\n${troubles.join('\n')}`);
    },
    { auto: true },
  ],

  signedIn: async ({ page, context, product }, use) => {
    await context.addCookies([
      { name: 'access_token', value: product.client.token, url: product.url },
    ]);
    await use(page);
  },
});

export { expect } from '@playwright/test';
