// axe finds nothing on the main screens, in both themes and both languages, and nothing overflows
// horizontally.
import { axeFindings } from '../support/e2e/axe.ts';
import { expect, test } from '../support/e2e/test.ts';
import { at } from '../support/e2e/words.ts';
import { full } from '../support/server/full.ts';

const guestPages = ['/login', '/forgot-password'];
const pages = [
  '/',
  '/findings/all',
  '/Repositories',
  '/settings/account',
  '/notifications',
  '/no-such-page',
];

const screens = [
  ...guestPages.map((where) => ({ where, guest: true })),
  ...pages.map((where) => ({ where, guest: false })),
];

const themes = ['light', 'dark'] as const;

for (const theme of themes) {
  // One theme per screen, alternating; `npm run test:full` tests both.
  const looked = screens.filter((_, n) => full || themes[n % themes.length] === theme);
  for (const { where, guest } of looked) {
    // Language and width change with the theme, so that each is tested on every screen. The matrix
    // has all combinations.
    const locale = theme === 'light' ? 'en' : 'es';
    const width = theme === 'light' ? 1440 : 390;
    test(`${where} is accessible (${theme}, ${locale}, ${width} px)`, async ({
      page,
      context,
      product,
    }) => {
      if (!guest)
        await context.addCookies([
          { name: 'access_token', value: product.client.token, url: product.url },
        ]);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(product.url + at(locale, where));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
