// Every route once. Language, theme, width and visitor change between routes, so that each is
// tested often. `npm run test:matrix` has all combinations.
import {
  locales,
  themes,
  titleOf,
  type Visit,
  visit,
  visitors,
  widths,
} from '../support/e2e/route-visit.ts';
import { test } from '../support/e2e/team.ts';
import { specifiedRoutes } from '../support/tree/specified-routes.ts';

const pick = <Value>(values: readonly [Value, ...Value[]], n: number): Value =>
  values[n % values.length] ?? values[0];

// Coprime step sizes eventually produce every pair.
const visits = specifiedRoutes.map((route, n): Visit => ({
  route,
  visitor: pick(visitors, n + Math.floor(n / visitors.length)),
  locale: pick(locales, n),
  theme: pick(themes, Math.floor(n / 2)),
  width: pick(widths, Math.floor(n / 3)),
}));

for (const one of visits) {
  test(titleOf(one), async ({ page, context, product, tokens }) => {
    await visit(page, context, product.url, tokens, one);
  });
}
