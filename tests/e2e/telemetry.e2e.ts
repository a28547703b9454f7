// Page views are sent to Application Insights only if the installation has a key, and contain no
// more than the visited page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { startWithAdministrator } from '../support/e2e/seed.ts';
import { admin } from '../support/e2e/server.ts';
import { expect, test } from '../support/e2e/test.ts';
import { inFull } from '../support/server/full.ts';

type Envelope = {
  name: string;
  tags: Record<string, string>;
  data: { baseType: string; baseData: { name?: string; url?: string } };
};

/** Accepts envelopes like Azure's ingestion endpoint. */
const startIngestion = async () => {
  const envelopes: Envelope[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (body.length > 0)
        envelopes.push(
          ...(JSON.parse(
            String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body),
          ) as Envelope[]),
        );
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      });
      response.end(JSON.stringify({ itemsReceived: 1, itemsAccepted: 1, errors: [] }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    envelopes,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
};

test(
  'page views are sent with the key, without the query of the address',
  { tag: inFull },
  async ({ page }) => {
    const ingestion = await startIngestion();
    const product = await startWithAdministrator({
      TELEMETRY_KEY: `InstrumentationKey=00000000-0000-4000-8000-000000000000;IngestionEndpoint=${ingestion.url}`,
    });
    try {
      await page.goto(`${product.url}/login`);
      await page.getByLabel('Email or username').fill(admin.email);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('button', { name: 'Finish later' }).click();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await page.goto(`${product.url}/findings/all?severity=high&q=ledger`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The SDK loads after the page; before that, nothing can be sent.
      await page.waitForLoadState('networkidle');
      // The SDK sends its buffer when the page is closed.
      await page.goto('about:blank');
      await expect
        .poll(() => ingestion.envelopes.map((one) => one.data.baseData.name))
        .toEqual(expect.arrayContaining(['/findings/all']));
      // URLs of guest pages can contain the token of a link.
      expect(ingestion.envelopes.map((one) => one.data.baseData.name)).not.toContain('/login');
      const views = ingestion.envelopes.filter((one) => one.data.baseType === 'PageviewData');
      expect(views.find((one) => one.data.baseData.name === '/findings/all')).toMatchObject({
        data: { baseData: { url: `${product.url}/findings/all` } },
        tags: { 'ai.user.authUserId': expect.stringMatching(/^[\w-]+$/) },
      });
      expect(JSON.stringify(ingestion.envelopes)).not.toContain('ledger');
      expect([...new Set(ingestion.envelopes.map((one) => one.data.baseType))]).toEqual(
        expect.not.arrayContaining(['RemoteDependencyData', 'ExceptionData']),
      );
    } finally {
      await product.discard();
      ingestion.close();
    }
  },
);

test('nothing of it is loaded without a key', async ({ signedIn, product }) => {
  const requested: string[] = [];
  signedIn.on('request', (request) => requested.push(request.url()));
  await signedIn.goto(`${product.url}/`);
  await signedIn.getByRole('heading', { level: 1 }).waitFor();
  expect(
    requested.filter((url) => /telemetry|insights/i.test(url) || !url.startsWith(product.url)),
  ).toEqual([]);
});
