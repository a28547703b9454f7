import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { code, filesBelow, root, textOf } from '../support/tree/files.ts';

/**
 * Pages that fetch data after rendering, each with the reason why its route does not preload it.
 */
const withoutLoader: Readonly<Record<string, string>> = {
  '_guest/verify-register.$id.tsx': 'the token is in the fragment, which the page reads once',
  '_home/settings.authentication.setup-2fa.tsx': 'each request makes another secret',
  'payment.success.tsx': 'public: a session is asked for only by a signed-in user',
};

const routesFolder = 'src/app/routes';
const queryHook = /\buse(?:Suspense)?(?:Infinite)?Quer(?:y|ies)\(/;

/** Every page has these, and the layout's guard has loaded the session. */
const known = ['src/widgets/app-shell/', 'src/entities/session/', 'src/shared/'];

/** The values that a module imports from others, by module; lazy imports are excluded. */
const valuesFrom = (text: string, keyword: 'import' | 'export') =>
  [...text.matchAll(new RegExp(`^${keyword} \\{([^}]*)\\} from '([^']+)'`, 'gm'))].flatMap(
    ([, names = '', source = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ name: name.split(' as ')[0] ?? name, source })),
  );

const fileOf = (from: string, source: string): string | undefined => {
  const place = source.startsWith('@/')
    ? `src/${source.slice(2)}`
    : source.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), source)
      : undefined;
  return ['.ts', '.tsx', '/index.ts']
    .map((end) => `${place}${end}`)
    .find((file) => place !== undefined && existsSync(path.join(root, file)));
};

/** The file that defines a name, resolved through the `index.ts` of its slice. */
const definitionOf = (from: string, name: string, source: string): string | undefined => {
  const file = fileOf(from, source);
  if (!file?.endsWith('/index.ts')) return file;
  const exported = valuesFrom(textOf(file), 'export').find((one) => one.name === name);
  return exported && definitionOf(file, name, exported.source);
};

/** The modules with query hooks that a page renders without user interaction. */
const asking = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file) || known.some((folder) => file.startsWith(folder))) return [];
  seen.add(file);
  const text = textOf(file);
  const imported = valuesFrom(text, 'import').flatMap(({ name, source }) => {
    const target = definitionOf(file, name, source);
    return target === undefined ? [] : asking(target, seen);
  });
  return queryHook.test(text) ? [file, ...imported] : imported;
};

const hasLoader = (text: string) => /^ {2}loader: /m.test(text);

const pagesOf = (route: string, text = textOf(route)) =>
  valuesFrom(text, 'import')
    .filter(({ source }) => source.startsWith('@/pages/'))
    .flatMap(({ name, source }) => definitionOf(route, name, source) ?? []);

const asksLate = (route: string, text = textOf(route)) =>
  !hasLoader(text) && pagesOf(route, text).some((page) => asking(page).length > 0);

describe('loaders of routes', () => {
  const routes = filesBelow(routesFolder, code);

  it('ask for what a page shows first', () => {
    const late = routes
      .filter((route) => asksLate(route))
      .map((route) => path.posix.relative(routesFolder, route));
    expect(late.toSorted()).toEqual(Object.keys(withoutLoader).toSorted());
  });

  it('are missed when a route loses one', () => {
    const route = `${routesFolder}/_home/settings.policies.tsx`;
    expect(asksLate(route)).toBe(false);
    expect(asksLate(route, textOf(route).replace(/^ {2}loader: .*$/m, ''))).toBe(true);
  });

  it('are not wanted from pages without a question', () => {
    expect(asksLate(`${routesFolder}/terms-conditions.tsx`)).toBe(false);
  });
});
