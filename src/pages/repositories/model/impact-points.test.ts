import { expect, it } from 'vitest';
import { getGetPrioritySettingsResponseMock } from '@/shared/api/mocks/generated/prioritization/prioritization.msw';
import { impactPoints } from './impact-points';

const { defaults: example } = getGetPrioritySettingsResponseMock();
const settings = (over: object) => ({
  ...example,
  toggle: true,
  weights: { ...example.weights, impactOnCriticalSystems: 14 },
  impactOnCriticalSystems: { vulnSensitiveData: true, vulnImpactingCriticalData: true },
  ...over,
});

it('shares the group between its factors', () => {
  expect(impactPoints({ data: settings({}), defaults: settings({}) })).toEqual({
    confidential: 7,
    priority: { critical: 7, high: 5.3, medium: 3.5, low: 1.4 },
  });
});

it('gives what is left to one factor where the other is off', () => {
  const data = settings({
    impactOnCriticalSystems: { vulnSensitiveData: false, vulnImpactingCriticalData: true },
  });
  expect(impactPoints({ data, defaults: settings({}) })).toMatchObject({
    confidential: 0,
    priority: { critical: 14 },
  });
});

it('counts the defaults where nothing of one’s own is on, and nothing where the group is off', () => {
  const off = { vulnSensitiveData: false, vulnImpactingCriticalData: false };
  expect(
    impactPoints({
      data: settings({ toggle: false, impactOnCriticalSystems: off }),
      defaults: settings({}),
    }).confidential,
  ).toBe(7);
  expect(
    impactPoints({ data: settings({ impactOnCriticalSystems: off }), defaults: settings({}) }),
  ).toEqual({ confidential: 0, priority: { critical: 0, high: 0, medium: 0, low: 0 } });
});
