// npm run screenshots: takes the documentation's screenshots of the built product with the demo's
// findings.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.ts';
import { Client } from '../../../scripts/demo/client.ts';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { admin, startProduct } from './server.ts';

const pictures = [
  { name: 'findings', where: '/findings/all', theme: 'light', width: 1440 },
  { name: 'overview', where: '/', theme: 'dark', width: 1440 },
] as const;

mkdirSync('docs/images', { recursive: true });
const product = await startProduct({
  PARAPET_ADMIN_EMAIL: admin.email,
  PARAPET_ADMIN_PASSWORD: admin.password,
  PARAPET_ORGANIZATION: 'Harbour Ledger',
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const client = new Client(product.url);
  await client.signIn(admin.email, admin.password);
  await loadDemo(client);
  for (const { name, where, theme, width } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'access_token', value: client.token, url: product.url }]);
    const page = await context.newPage();
    await page.goto(product.url + where);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await page.screenshot({ path: `docs/images/${name}.png` });
    await context.close();
  }
} finally {
  await browser.close();
  await product.discard();
}
