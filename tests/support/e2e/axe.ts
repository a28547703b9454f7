import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All of axe's violations on the current page, one per line. No rule is disabled. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // The page's CSP forbids inline scripts, but does not apply to evaluation through the debugger.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values: runOnly },
        // Describing every passing node takes a fifth of its time.
        resultTypes: ['violations'],
      }),
    tags,
  );
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} — ${violation.help}`),
  );
};
