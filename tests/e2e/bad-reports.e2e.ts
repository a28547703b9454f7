// A user who uploads a file that is not a report sees what is wrong and where, and the product
// keeps working.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { full } from '../support/server/full.ts';
import { expect, test } from '../support/e2e/test.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parapet-reports-'));

const write = (name: string, content: string | Buffer) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const cases = [
  { name: 'empty', file: write('empty.sarif', ''), says: /empty/i },
  { name: 'not JSON', file: write('text.sarif', 'hello'), says: /format/i },
  {
    name: 'truncated',
    file: write(
      'cut.sarif',
      '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[{"ruleId":"a"',
    ),
    says: /end|truncat|unexpected/i,
  },
  {
    name: 'results that are a number',
    file: write(
      'number.sarif',
      '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":42}]}',
    ),
    says: /results/i,
  },
  {
    name: 'a wrong version',
    file: write('version.sarif', '{"version":"9.9.9","runs":[]}'),
    says: /SARIF 9\.9\.9/,
  },
  {
    name: 'an unknown format',
    file: write('other.json', '{"weather":"fine"}'),
    says: /recogni|unknown|format/i,
  },
  {
    name: 'invalid UTF-8',
    file: write('bytes.sarif', Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d])),
    says: /\S/,
  },
];

// Every second one, because the readers' tests cover all.
for (const { name, file, says } of cases.filter((_, n) => full || n % 2 === 0)) {
  test(`a report that is ${name} fails with a sentence`, async ({ product }) => {
    const { client } = product;
    const before = await client.call<{ meta: { total: number } }>('GET', '/findings?page_size=1');
    const [repository = ''] = await client.addRepositories(
      new Map([[`bad-${name.replaceAll(/\W+/g, '-')}`, {}]]),
    );
    const scan = await client.ended((await client.upload(repository, file)).id);
    expect(scan.attributes.status).toBe('failed');
    expect(scan.attributes.error?.message).toMatch(says);
    const after = await client.call<{ meta: { total: number } }>('GET', '/findings?page_size=1');
    expect(after.meta.total).toBe(before.meta.total);
  });
}

test('nonsense in the address of the list is dropped', async ({ signedIn, product }) => {
  await signedIn.goto(
    `${product.url}/findings/all?severity=critical,purple&priority=900-1&cwe=x&nonsense=1&status=open`,
  );
  await expect(signedIn).toHaveURL(/severity=critical/);
  await expect(signedIn).not.toHaveURL(/nonsense|purple|900/);
  await expect(signedIn.getByRole('grid')).toBeVisible();
});
