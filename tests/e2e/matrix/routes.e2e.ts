// Every route × language × theme × width, signed in and as a guest: the right page or the right refusal, no error in the console,
// nothing for axe to say, nothing that overflows sideways. `npm run test:matrix`; screenshots stay in test-results/matrix.
import { axeFindings } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { at } from '../../support/e2e/words.ts';
import { specifiedRoutes } from '../../support/tree/specified-routes.ts';

const values: Record<string, string> = { $id: '01890000-0000-7000-8000-000000000000', $client_id: '01890000-0000-7000-8000-000000000001' };
const fill = (route: string) => route.replaceAll(/\$\w+/g, (name) => values[name] ?? name);

const widths = [1440, 390];
const themes = ['light', 'dark'] as const;
const locales = ['en', 'es'] as const;
const roles = ['guest', 'admin'] as const;

const combinations = roles.flatMap((role) => locales.flatMap((locale) => themes.flatMap((theme) => widths.map((width) => ({ role, locale, theme, width })))));

for (const route of specifiedRoutes) {
  for (const { role, locale, theme, width } of combinations) {
    test(`${route} · ${role} · ${locale} · ${theme} · ${width}`, async ({ page, context, product }) => {
      if (role === 'admin') await context.addCookies([{ name: 'access_token', value: product.client.token, url: product.url }]);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.url + at(locale, fill(route)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
      await page.screenshot({ path: `test-results/matrix/${role}/${locale}-${theme}-${width}${route.replaceAll(/\W+/g, '-')}.png` });
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    });
  }
}
