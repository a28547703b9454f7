// Every route × visitor × language × theme × width: the right page or refusal, no console error, no
// refused request, no axe violation, no horizontal overflow. `npm run test:matrix`; screenshots are
// stored in test-results/matrix. A page is opened once for each visitor and language. Theme and
// width change while it is open, as they do when a user rotates a tablet or the system switches to
// dark mode.
import { axeFindings } from '../../support/e2e/axe.ts';
import {
  expectNoOverflow,
  locales,
  themes,
  visit,
  visitors,
  widths,
} from '../../support/e2e/route-visit.ts';
import { test } from '../../support/e2e/team.ts';
import { expect } from '../../support/e2e/test.ts';
import { specifiedRoutes } from '../../support/tree/specified-routes.ts';

const openings = specifiedRoutes.flatMap((route) =>
  visitors.flatMap((visitor) => locales.map((locale) => ({ route, visitor, locale }))),
);
const looks = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));

for (const [n, opening] of openings.entries()) {
  // Pages open in each combination of theme and width, in rotation.
  const inTurn = [...looks.slice(n % looks.length), ...looks.slice(0, n % looks.length)];
  const [first = { theme: themes[0], width: widths[0] }] = inTurn;
  test(`${opening.route} · ${opening.visitor} · ${opening.locale} · ${inTurn.map(({ theme, width }) => `${theme} ${width}`).join(', ')}`, async ({
    page,
    context,
    product,
    tokens,
  }) => {
    // A page knows what is configured before it sends requests; only an object from the URL may be
    // missing.
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400 && !opening.route.includes('$'))
        refused.push(`${answer.status()} ${answer.url()}`);
    });
    await visit(page, context, product.url, tokens, { ...opening, ...first });
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    for (const { theme, width } of inTurn) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoOverflow(page);
      await page.screenshot({
        path: `test-results/matrix/${opening.visitor}/${opening.locale}-${theme}-${width}${opening.route.replaceAll(/\W+/g, '-')}.png`,
      });
      expect(await axeFindings(page), `${theme} ${width}`).toEqual([]);
    }
  });
}
