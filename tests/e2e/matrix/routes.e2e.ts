// Every route × visitor × language × theme × width: the right page or the right refusal, no error in the console, nothing for axe to
// say, nothing that overflows sideways. `npm run test:matrix`; screenshots stay in test-results/matrix.
import { axeFindings } from '../../support/e2e/axe.ts';
import { locales, themes, titleOf, type Visit, visit, visitors, widths } from '../../support/e2e/route-visit.ts';
import { test } from '../../support/e2e/team.ts';
import { expect } from '../../support/e2e/test.ts';
import { specifiedRoutes } from '../../support/tree/specified-routes.ts';

const visits = specifiedRoutes.flatMap((route) =>
  visitors.flatMap((visitor) => locales.flatMap((locale) => themes.flatMap((theme) => widths.map((width): Visit => ({ route, visitor, locale, theme, width }))))),
);

for (const one of visits) {
  test(titleOf(one), async ({ page, context, product, tokens }) => {
    await visit(page, context, product.url, tokens, one);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `test-results/matrix/${one.visitor}/${one.locale}-${one.theme}-${one.width}${one.route.replaceAll(/\W+/g, '-')}.png` });
    expect(await axeFindings(page)).toEqual([]);
  });
}
