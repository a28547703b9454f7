import { describe, expect, it } from 'vitest';
import type { ComponentPath } from '@/shared/api/generated/model';
import { directDependencies, soleDirectDependency } from './dependency-paths';

const path = (...names: string[]): ComponentPath => ({
  nodes: names.map((name) => ({ id: name, name, version: '1.0.0' })),
});

describe('the ways to a component', () => {
  it('lead all through one dependency, or not', () => {
    expect(
      soleDirectDependency([path('app', 'logger', 'log4j'), path('app', 'logger', 'kit', 'log4j')]),
    ).toBe('logger');
    expect(
      soleDirectDependency([path('app', 'logger', 'log4j'), path('app', 'web', 'log4j')]),
    ).toBeUndefined();
  });

  it('have no component between when it is required directly', () => {
    expect(soleDirectDependency([path('app', 'log4j')])).toBeUndefined();
    expect(
      directDependencies([
        path('app', 'log4j'),
        path('app', 'web', 'log4j'),
        path('app', 'web', 'kit', 'log4j'),
      ]),
    ).toEqual(['web']);
    expect(directDependencies([])).toEqual([]);
  });
});
