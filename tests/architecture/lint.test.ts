// The linters enforce the architecture, so this test checks that each important rule reports a
// violation.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../support/tree/files.ts';

const eslint = new ESLint({ cwd: root });

/** The rules that report this text as the content of an existing file. */
const complaints = async (file: string, text: string) => {
  const [result] = await eslint.lintText(text, { filePath: file });
  return new Set(result?.messages.map((message) => message.ruleId));
};

const page = 'src/pages/findings/index.ts';

describe('the linter', () => {
  it.each([
    [
      'a colour of the raw palette',
      page,
      "export const style = 'rounded bg-red-500';",
      'no-restricted-syntax',
    ],
    ['a default export', page, 'export default 1;', 'no-restricted-syntax'],
    ['a wildcard export', page, "export * from './ui/findings-page';", 'no-restricted-syntax'],
    [
      'a pause in a story',
      'tests/e2e/axe.e2e.ts',
      "import { type Page } from '@playwright/test'; export const wait = (page: Page) => page.waitForTimeout(1);",
      'no-restricted-syntax',
    ],
    [
      'an intercepted call in a story',
      'tests/e2e/axe.e2e.ts',
      "import { type Page } from '@playwright/test'; export const fake = (page: Page) => page.route('**', (route) => route.abort());",
      'no-restricted-syntax',
    ],
  ])('refuses %s', async (_, file, text, rule) => {
    expect(await complaints(file, text)).toContain(rule);
  });
});

describe('the linter that reads types and components', () => {
  it.each([
    [
      'a promise without await',
      'const later = async () => { await Promise.resolve(); };\nexport const use = () => { later(); };\n',
      'no-floating-promises',
    ],
    [
      'a value that may be anything',
      "export const length: number = JSON.parse('[]').length;\n",
      'no-unsafe-assignment',
    ],
    [
      'a question whose answer is known',
      'export const isHere = (name: string) => name !== undefined;\n',
      'no-unnecessary-condition',
    ],
    ['any', 'export const text: any = 1;\n', 'no-explicit-any'],
    ['an unused variable', 'const text = 1;\nexport {};\n', 'no-unused-vars'],
    [
      'a hook that is not always called',
      "import { useState } from 'react';\nexport const useIt = (it: boolean) => (it ? useState(0) : null);\n",
      'rules-of-hooks',
      'src/use-it.ts',
    ],
    [
      'a hook that depends on more than it says',
      "import { useEffect } from 'react';\nexport const useIt = (it: string) => { useEffect(() => { document.title = it; }, []); };\n",
      'exhaustive-deps',
      'src/use-it.ts',
    ],
    [
      'a component that its own effect draws again',
      "import { useEffect, useState } from 'react';\nexport function It({ it }: { it: number }) {\n  const [last, setLast] = useState(0);\n  useEffect(() => { setLast(it); }, [it]);\n  return <p>{last}</p>;\n}\n",
      'set-state-in-effect',
      'src/it.tsx',
    ],
    [
      'a component that another one makes anew',
      'export function It({ it }: { it: number }) {\n  const Inner = () => <p>{it}</p>;\n  return <Inner />;\n}\n',
      'static-components',
      'src/it.tsx',
    ],
  ])('refuses %s', (_, text, rule, file = 'code.ts') => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parapet-lint-'));
    try {
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            target: 'es2023',
            module: 'esnext',
            types: [],
            jsx: 'preserve',
          },
          include: ['**/*.ts', '**/*.tsx'],
        }),
      );
      mkdirSync(path.join(folder, 'src'));
      // In a folder beside the code, because the configuration matches files by path.
      copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
      writeFileSync(path.join(folder, file), text);
      const { stdout, status } = spawnSync(
        process.execPath,
        [path.join(root, 'node_modules/oxlint/bin/oxlint'), file],
        { cwd: folder, encoding: 'utf8' },
      );
      expect(stdout).toContain(rule);
      expect(status).not.toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
