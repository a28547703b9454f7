// A mistaken import is reviewed and undone. The repository's name has a comma, which separates
// values in a URL.
import path from 'node:path';
import { reportsFolder } from '../../scripts/demo/load.ts';
import { axeFindings } from '../support/e2e/axe.ts';
import { expect, test } from '../support/e2e/test.ts';

const repository = 'billing, eu';

test('an import is looked at and taken back, findings and all', async ({
  signedIn: page,
  product,
}) => {
  const { client } = product;
  const [id = ''] = await client.addRepositories(new Map([[repository, {}]]));
  const scan = await client.ended(
    (await client.upload(id, path.join(reportsFolder, 'ledger-api.ast-grep.sarif'))).id,
  );
  const brought = scan.attributes.counts.new;
  expect(brought).toBeGreaterThan(0);

  const result = `${product.url}/Repositories/scans/${scan.id}`;
  await page.goto(result);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New \d/ })
    .click();
  const table = page.getByRole('grid', { name: 'Findings' });
  await expect(table.getByRole('row').nth(1)).toContainText(repository);
  // Exactly these findings: the list is filtered by the import.
  await expect(
    page.getByRole('group', { name: 'Import is New in ledger-api.ast-grep.sarif' }),
  ).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toContainText(String(brought));

  await page.goto(result);
  await page.getByRole('button', { name: 'Undo import' }).click();
  const question = page.getByRole('dialog', { name: 'Undo this import?' });
  await expect(question).toContainText(`${String(brought)} new finding`);
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();

  await page.getByRole('button', { name: 'Undo import' }).press('Enter');
  await question.getByRole('button', { name: 'Undo import' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import undone' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
  const left = await client.call<{ meta: { total: number } }>(
    'GET',
    `/findings?repository=${id}&page_size=1`,
  );
  expect(left.meta.total).toBe(0);
});
