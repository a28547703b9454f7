// The access rules of pages, and what refused visitors see (specification, sections 2 and 8).
import { inFull } from '../support/server/full.ts';
import { expect, test } from '../support/e2e/test.ts';
import { at } from '../support/e2e/words.ts';

for (const locale of ['en', 'es'] as const) {
  test.describe(locale, { tag: locale === 'es' ? inFull : [] }, () => {
    test('a guest is sent to sign in, and back to their page afterwards', async ({
      page,
      product,
    }) => {
      await page.goto(product.url + at(locale, '/findings/all?severity=high'));
      await expect(page).toHaveURL(new RegExp(`${at(locale, '/login')}\\b`));
    });

    test('an unknown path is a page not found', async ({ signedIn, product }) => {
      await signedIn.goto(product.url + at(locale, '/no-such-page'));
      await expect(signedIn.getByRole('heading', { level: 1 })).toHaveText(
        locale === 'en' ? 'Page not found' : /no encontrada/i,
      );
    });

    test('the address keeps its case', async ({ signedIn, product }) => {
      await signedIn.goto(product.url + at(locale, '/repositories'));
      await expect(signedIn.getByRole('heading', { level: 1 })).toHaveText(
        locale === 'en' ? 'Page not found' : /no encontrada/i,
      );
    });
  });
}

for (const where of ['/sbom-findings', '/sbom-findings/detail/1']) {
  test(`${where} is a page not found, as specified`, async ({ signedIn, product }) => {
    await signedIn.goto(product.url + where);
    await expect(signedIn.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
}

test('damaged cookies are healed without a word', async ({ page, context, product }) => {
  await context.addCookies(
    ['access_token', 'i18n_redirected'].map((name) => ({
      name,
      value: '%E0%A4%A',
      url: product.url,
    })),
  );
  await page.goto(`${product.url}/findings/all`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(
    (await context.cookies()).filter(({ name, value }) => name === 'access_token' && value !== ''),
  ).toEqual([]);
});

test('the marketplace page without a token is refused', async ({ page, product }) => {
  await page.goto(`${product.url}/marketplace`);
  await expect(page.getByText("You don't have permission for this page.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Error Status: 403' })).toBeVisible();
});

test('manage-repositories without a source is refused', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.url}/manage-repositories`);
  await expect(
    signedIn.getByText('Source control not found. Check your setting on connector page'),
  ).toBeVisible();
});

test('a signed-in user does not see the sign-in page', async ({ signedIn, product }) => {
  await signedIn.goto(`${product.url}/login`);
  await expect(signedIn).not.toHaveURL(/login/);
});
