// Every route × visitor × language × theme × width: the right page or the right refusal, no error
// in the console, no call that the server refuses, nothing for axe to
// say, nothing that overflows sideways. `npm run test:matrix`; screenshots stay in
// test-results/matrix. A page is opened once for each
// visitor and language; theme and width change under it, as they do when a user turns a tablet or
// the evening comes.
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
  // Each look is the one that a page opens with, in turn.
  const inTurn = [...looks.slice(n % looks.length), ...looks.slice(0, n % looks.length)];
  const [first = { theme: themes[0], width: widths[0] }] = inTurn;
  test(`${opening.route} · ${opening.visitor} · ${opening.locale} · ${inTurn.map(({ theme, width }) => `${theme} ${width}`).join(', ')}`, async ({
    page,
    context,
    product,
    tokens,
  }) => {
    // A page knows what is set up before it asks; only what an address names may be missing.
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
