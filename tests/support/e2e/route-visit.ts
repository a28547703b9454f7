// A visit to one route by one role: what the user should see there, and what no visit may show.
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { at, type Locale } from './words.ts';

export const visitors = ['guest', 'superadmin', 'admin', 'developer'] as const;
export const locales = ['en', 'es'] as const;
export const themes = ['light', 'dark'] as const;
export const widths = [1440, 390] as const;

export type Visit = {
  route: string;
  visitor: (typeof visitors)[number];
  locale: Locale;
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
};

/** A valid id of no object, so that the page reports that the object does not exist. */
const values: Record<string, string> = {
  $id: '01890000-0000-7000-8000-000000000000',
  $client_id: '01890000-0000-7000-8000-000000000001',
};
const fill = (route: string) => route.replaceAll(/\$\w+/g, (name) => values[name] ?? name);

/** Without parameters, `/findings` redirects to the flat list. */
const questions: Readonly<Record<string, string>> = { '/findings': '?severity=high' };

const guestOnly = new Set(['/login', '/register', '/forgot-password', '/verify-register/$id']);
const forEverybody = new Set([
  ...guestOnly,
  '/marketplace',
  '/terms-conditions',
  '/payment/success',
]);
const missing = new Set(['/sbom-findings', '/sbom-findings/detail/$id']);

/** The refusal that the page's heading shows; `undefined` if the page itself is expected. */
const refusal = ({ route, visitor }: Visit): 403 | 404 | undefined => {
  if (missing.has(route)) return 404;
  if (route === '/marketplace' || route === '/manage-repositories') return 403;
  if (route.startsWith('/manage-clients') && visitor !== 'superadmin') return 403;
  return route === '/connector' && visitor === 'developer' ? 403 : undefined;
};

export const titleOf = ({ route, visitor, locale, theme, width }: Visit) =>
  `${route} · ${visitor} · ${locale} · ${theme} · ${width}`;

/** @param tokens of the signed-in visitors */
export const visit = async (
  page: Page,
  context: BrowserContext,
  origin: string,
  tokens: Readonly<Partial<Record<Visit['visitor'], string>>>,
  one: Visit,
): Promise<void> => {
  const { route, visitor, locale, theme, width } = one;
  const token = tokens[visitor];
  if (token !== undefined)
    await context.addCookies([{ name: 'access_token', value: token, url: origin }]);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(origin + at(locale, fill(route)) + (questions[route] ?? ''));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();

  const { pathname } = new URL(page.url());
  if (visitor === 'guest' && !forEverybody.has(route)) expect(pathname).toBe(at(locale, '/login'));
  else if (visitor !== 'guest' && guestOnly.has(route)) expect(pathname).toBe(at(locale, '/'));
  else {
    expect(pathname).toBe(at(locale, fill(route)));
    const status = refusal(one);
    if (status === 403) await expect(heading).toHaveText(/403/);
    if (status === 404) await expect(heading).toHaveText(/not found|no encontrada/i);
    // A page whose object does not exist shows an error; any other page must not.
    if (status === undefined && !route.includes('$'))
      await expect(heading).not.toHaveText(/403|404|500|not found|no encontrada/i);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
  await expectNoOverflow(page);
};

/** Horizontal overflow: a page may be long, but never wider than its window. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0);
