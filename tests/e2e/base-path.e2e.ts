// The product below a path of its host, behind a proxy that serves something else at the root.
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '../../scripts/demo/client.ts';
import { startWithAdministrator } from '../support/e2e/seed.ts';
import { admin } from '../support/e2e/server.ts';
import { expect, test, watch } from '../support/e2e/test.ts';
import { inFull } from '../support/server/full.ts';

const base = '/parapet';

/** Forwards requests below the path unchanged; all others belong to another program. */
const startProxy = async () => {
  let port = 0;
  const strays: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (url !== base && !url.startsWith(`${base}/`) && !url.startsWith(`${base}?`)) {
      strays.push(url);
      outgoing.writeHead(418).end();
      return;
    }
    const onward = forward(
      { host: '127.0.0.1', port, path: url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const own = (server.address() as AddressInfo).port; // it listens on a port
  return {
    host: `http://127.0.0.1:${own}`,
    strays,
    leadTo: (url: string) => {
      port = Number(new URL(url).port);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test(
  'everything works below a path, and nothing asks outside of it',
  { tag: inFull },
  async ({ page, context, request, troubles }) => {
    const proxy = await startProxy();
    const home = `${proxy.host}${base}`;
    const product = await startWithAdministrator({
      PARAPET_PUBLIC_URL: home,
    });
    proxy.leadTo(product.url);
    watch(page, troubles);
    try {
      await page.goto(`${home}/findings/all`);
      await expect(page).toHaveURL(
        `${home}/login?redirect=${encodeURIComponent(`${base}/findings/all`).replaceAll('%2F', '/')}`,
      );
      await page.getByLabel('Email or username').fill(admin.email);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(new RegExp(`^${home}/findings/all`));
      for (const cookie of await context.cookies(home)) expect(cookie.path).toContain(base);
      expect(await context.cookies(proxy.host)).toEqual([]);

      // The same URLs by a click, after a reload, and in the other language.
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('link', { name: 'Repositories' }).click();
      await expect(page).toHaveURL(new RegExp(`^${home}/repositories`, 'i'));
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Repositories', level: 1 })).toBeVisible();
      await page.goto(`${home}/es/settings/language`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      const english = page.getByRole('main').getByRole('link', { name: 'English' });
      await expect(english).toHaveAttribute('href', `${base}/settings/language`);
      await english.click();
      await expect(page).toHaveURL(`${home}/settings/language`);
      await page.goto(home);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      // A report from a pipeline, its finding, and URLs that the product generates.
      const client = new Client(home);
      await client.signIn(admin.email, admin.password);
      const [repository = ''] = await client.addRepositories(new Map([['ledger-api', {}]]));
      const scan = await client.upload(repository, 'demo/reports/ledger-api.secretlint.sarif');
      await client.ended(scan.id);
      await page.goto(`${home}/findings/all?view=*`);
      const details = page.locator(`a[href^="${base}/findings/finding-details/"]`).first();
      await page.goto(new URL((await details.getAttribute('href')) ?? '', home).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^${home}/findings/finding-details/`));

      // The API reference sends requests below the path, and its pages link each other.
      await page.goto(`${home}/docs`);
      await expect(page.getByRole('heading', { name: /Parapet/ }).first()).toBeVisible();
      const document = (await (await request.get(`${home}/docs/openapi.json`)).json()) as {
        servers: { url: string }[];
      };
      expect(document.servers[0]?.url).toBe(`${base}/v1`);
      await page.goto(`${home}/docs/problems`);
      await page.getByRole('link', { name: 'not_found', exact: true }).click();
      await expect(page).toHaveURL(`${home}/docs/problems/not_found`);

      expect(proxy.strays.filter((url) => url !== '/favicon.ico')).toEqual([]);
      const missing = await request.get(`${home}/v1/nowhere`);
      expect(await missing.json()).toMatchObject({ type: `${base}/docs/problems/not_found` });
      const outside = await request.get(`${product.url}/login`);
      expect(outside.status()).toBe(404);
      expect((await request.get(`${product.url}/readyz`)).status()).toBe(200);
    } finally {
      await product.discard();
      proxy.close();
    }
  },
);
