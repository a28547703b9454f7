// The fixtures of the end-to-end tests. A worker shares one product with the demonstration's
// findings; a test that changes
// the product's life (restarts it, starts from nothing) starts its own with `startProduct`.
import { test as base, type Page } from '@playwright/test';
import { Client } from '../../../scripts/demo/client.ts';
import { startWithDemonstration } from './seed.ts';
import { admin, type Product } from './server.ts';

type WorkerFixtures = { product: Product & { client: Client; repositories: Map<string, string> } };
type TestFixtures = {
  /**
   * What the page wrote to its console as an error, or threw: a test ends badly when there is any.
   */
  troubles: string[];
  /** A page of a user who has signed in. */
  signedIn: Page;
};

/**
 * Browsers report every answer of 4xx and 501 as an error: those are the server's refusals, which
 * tests look at themselves. So do they a network that a test has taken away.
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
