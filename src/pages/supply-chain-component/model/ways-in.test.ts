import { describe, expect, it } from 'vitest';
import type { ComponentPath } from '@/shared/api/generated/model';
import { broughtBy, onlyWay } from './ways-in';

const path = (...names: string[]): ComponentPath => ({
  nodes: names.map((name) => ({ id: name, name, version: '1.0.0' })),
});

describe('the ways to a component', () => {
  it('lead all through one dependency, or not', () => {
    expect(onlyWay([path('app', 'logger', 'log4j'), path('app', 'logger', 'kit', 'log4j')])).toBe(
      'logger',
    );
    expect(onlyWay([path('app', 'logger', 'log4j'), path('app', 'web', 'log4j')])).toBeUndefined();
  });

  it('have nobody between when it is asked for directly', () => {
    expect(onlyWay([path('app', 'log4j')])).toBeUndefined();
    expect(
      broughtBy([
        path('app', 'log4j'),
        path('app', 'web', 'log4j'),
        path('app', 'web', 'kit', 'log4j'),
      ]),
    ).toEqual(['web']);
    expect(broughtBy([])).toEqual([]);
  });
});
