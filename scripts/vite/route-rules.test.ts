import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeRules } from './route-rules.ts';

const folder = path.resolve(import.meta.dirname, '../../src/app/routes');

describe('the rules of the routes', () => {
  const rules = routeRules(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
    (file) => readFileSync(path.join(folder, file), 'utf8'),
    () => [],
  );
  const guardOf = (route: string) =>
    rules.filter(({ path: own }) => own === route).map(({ guard }) => guard);

  it.each([
    ['/login', 'guest'],
    ['/findings/all', 'home'],
    ['/first-run', 'home'],
    ['/connector', 'not-developer'],
    ['/connector/providers', 'home'],
    ['/manage-clients', 'super-admin'],
    ['/manage-clients/findings/$client_id', 'super-admin'],
    ['/manage-clients/repositories/$client_id', 'super-admin'],
    ['/terms-conditions', 'public'],
    ['/payment/success', 'public'],
  ])('gives %s once, with the guard %s', (route, guard) => {
    expect(guardOf(route)).toEqual([guard]);
  });

  it('names every route once', () => {
    const paths = rules.map(({ path: own }) => own);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('refuses a guard that it does not know', () => {
    const source = () => "createFileRoute('/x')({ beforeLoad: requireNothing })";
    expect(() => routeRules(['x.tsx'], source, () => [])).toThrow('requireNothing of x.tsx');
  });
});
