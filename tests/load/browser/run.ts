import { Client } from '../../../scripts/demo/client.ts';
import { loadDemo } from '../../../scripts/demo/load.ts';
import { admin, startProduct } from '../../support/e2e/server.ts';
import type { Tab } from './chrome.ts';
import { type Action, interactionTimes } from './interact.ts';
import { type Scrolled, scrollTimes } from './scroll.ts';
import { loadTimes, type Target, weigh } from './measure.ts';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${Math.round(value)} ms`;

const bars = { login: { scripts: 140, requests: 8 }, findings: { scripts: 175, requests: 14 } };

const pageRows = async (
  target: Target,
  bar: { scripts: number; requests: number },
): Promise<string[]> => {
  const { scriptsGzip, stylesGzip, requests } = await weigh(target);
  const { firstPaint, ready, blocking } = await loadTimes(target);
  return [
    `| ${target.name}: scripts until usable, gzip | ${kB(scriptsGzip)} | ${bar.scripts} kB |`,
    `| ${target.name}: styles, gzip | ${kB(stylesGzip)} | 15 kB |`,
    `| ${target.name}: requests until usable | ${requests} | ${bar.requests} |`,
    `| ${target.name}: first paint, throttled | ${ms(firstPaint)} | 500 ms |`,
    `| ${target.name}: usable, throttled | ${ms(ready)} | 1800 ms |`,
    `| ${target.name}: blocking time, throttled | ${ms(blocking)} | 250 ms |`,
  ];
};

const press =
  (key: string) =>
  async ({ page }: Tab) => {
    await page.keyboard.press(key);
  };

const actions: readonly Action[] = [
  { name: 'move to the next row', run: press('j') },
  { name: 'select a row', run: press('x') },
  { name: 'open and close the peek panel', run: press('Space') },
  {
    name: 'sort',
    run: async ({ page }) => {
      await page.getByRole('columnheader').getByRole('button').first().click();
    },
  },
  {
    name: 'filter',
    run: async ({ page }) => {
      await page
        .getByRole('searchbox')
        .or(page.getByRole('combobox', { name: /search/i }))
        .first()
        .fill('a');
    },
  },
];

export const run = async (): Promise<string[]> => {
  const product = await startProduct({
    PARAPET_ADMIN_EMAIL: admin.email,
    PARAPET_ADMIN_PASSWORD: admin.password,
  });
  try {
    const client = new Client(product.url);
    await client.signIn(admin.email, admin.password);
    await loadDemo(client);
    const login: Target = {
      name: 'Sign-in',
      url: `${product.url}/login`,
      ready: 'input[type=password]',
      cookies: [],
    };
    const findings: Target = {
      name: 'Findings list',
      url: `${product.url}/findings/all`,
      ready: '[role=grid] [role=row][aria-selected]',
      cookies: [{ name: 'access_token', value: client.token, url: product.url }],
    };
    const times = await interactionTimes(findings, actions);
    const { unthrottled, throttled, bare } = await scrollTimes(findings, client.token);
    const blank = ({ blank: missing, frames }: Scrolled) =>
      `${((100 * missing) / frames).toFixed(1)} %`;
    return [
      ...(await pageRows(login, bars.login)),
      ...(await pageRows(findings, bars.findings)),
      ...[...times].map(
        ([name, value]) =>
          `| Findings list, 4 × CPU, interaction to next paint: ${name} | ${ms(value)} | 130 ms |`,
      ),
      `| Scrolling 100,000 rows: longest task, unthrottled | ${unthrottled.longest === 0 ? 'under 50 ms' : ms(unthrottled.longest)} | 50 ms |`,
      `| Scrolling 100,000 rows, 4 × CPU: work a thousand pixels, beside a bare virtualised table | ${throttled.busy.toFixed(1)} ms, ${bare.busy.toFixed(1)} ms (${(throttled.busy / bare.busy).toFixed(2)} ×) | 1.2 × |`,
      `| Scrolling 100,000 rows, 4 × CPU: frames drawn, beside a bare virtualised table | ${throttled.frames}, ${bare.frames} | |`,
      `| Scrolling 100,000 rows, 4 × CPU: frames with a gap, beside a bare virtualised table | ${blank(throttled)}, ${blank(bare)} | 0 % |`,
    ];
  } finally {
    await product.discard();
  }
};
