import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complianceStandardKeys } from '../policies/controls.ts';
import { categories, severities } from '../reports/model.ts';
import type { PriorityInput } from './factors.ts';
import { priorityOf } from './score.ts';
import { defaultPrioritySettings, priorityGroups, type PrioritySettings } from './settings.ts';

const base: PriorityInput = {
  severity: 'medium',
  category: 'sast',
  cwes: [],
  vulnerabilityIds: [],
  epssLoaded: true,
  repository: { confidential: false, priority: 0 },
  standards: new Set(),
};
const log4shell: PriorityInput = {
  ...base,
  severity: 'critical',
  category: 'sca',
  cvss: { version: '3.1', vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', score: 10 },
  cwes: [502],
  vulnerabilityIds: ['CVE-2021-44228'],
  epss: { score: 0.94, date: '2026-01-30' },
  kev: { dateAdded: '2021-12-10', ransomware: true },
  standards: new Set(complianceStandardKeys),
};

const inputs: fc.Arbitrary<PriorityInput> = fc.record({
  severity: fc.constantFrom(...severities),
  category: fc.constantFrom(...categories),
  confidence: fc.constantFrom('high', 'medium', 'low', undefined),
  cvss: fc.option(
    fc.record({ version: fc.constant('3.1'), score: fc.double({ min: 0, max: 10, noNaN: true }) }),
    { nil: undefined },
  ),
  cwes: fc.array(fc.integer({ min: 1, max: 1500 }), { maxLength: 3 }),
  vulnerabilityIds: fc.array(fc.constantFrom('CVE-2020-1', 'GHSA-x'), { maxLength: 2 }),
  epss: fc.option(
    fc.record({
      score: fc.double({ min: 0, max: 1, noNaN: true }),
      date: fc.constant('2026-01-30'),
    }),
    { nil: undefined },
  ),
  epssLoaded: fc.boolean(),
  kev: fc.option(fc.record({ dateAdded: fc.constant('2022-01-01'), ransomware: fc.boolean() }), {
    nil: undefined,
  }),
  repository: fc.record({ confidential: fc.boolean(), priority: fc.integer({ min: 0, max: 100 }) }),
  standards: fc.subarray([...complianceStandardKeys]).map((keys) => new Set(keys)),
});

describe('priority', () => {
  it('puts a known exploited critical vulnerability in confidential data at the top', () => {
    expect(priorityOf(log4shell, defaultPrioritySettings).score).toBeGreaterThanOrEqual(80);
    const exposed = { ...log4shell, repository: { confidential: true, priority: 90 } };
    expect(priorityOf(exposed, defaultPrioritySettings).score).toBeGreaterThanOrEqual(95);
  });

  it('explains itself: contributions add up to the score, weights to 100', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { score, factors } = priorityOf(input, defaultPrioritySettings);
        expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 6);
        expect(Math.round(factors.reduce((sum, { contribution }) => sum + contribution, 0))).toBe(
          score,
        );
        expect(factors.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('never falls when a finding gets worse', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const worse = {
          ...input,
          kev: { dateAdded: '2022-01-01', ransomware: true },
          vulnerabilityIds: [...input.vulnerabilityIds, 'CVE-2020-2'],
          repository: { confidential: true, priority: 100 },
        };
        const same = { ...input, vulnerabilityIds: worse.vulnerabilityIds };
        expect(priorityOf(worse, defaultPrioritySettings).score).toBeGreaterThanOrEqual(
          priorityOf(same, defaultPrioritySettings).score,
        );
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('ignores custom settings until they are switched on', () => {
    const custom: PrioritySettings = {
      ...defaultPrioritySettings,
      weights: { ...defaultPrioritySettings.weights, exploitabilityFactors: 0 },
    };
    expect(priorityOf(log4shell, custom)).toEqual(priorityOf(log4shell, defaultPrioritySettings));
    expect(priorityOf(log4shell, { ...custom, toggle: true })).not.toEqual(
      priorityOf(log4shell, defaultPrioritySettings),
    );
  });

  it.each(priorityGroups)('follows every switch of %s', (group) => {
    for (const key of Object.keys(defaultPrioritySettings[group])) {
      const off: PrioritySettings = {
        ...defaultPrioritySettings,
        toggle: true,
        [group]: { ...defaultPrioritySettings[group], [key]: false },
      };
      const keys = (settings: PrioritySettings) =>
        priorityOf(log4shell, settings).factors.map((factor) => factor.key);
      expect(keys(off)).not.toContain(`${group}.${key}`);
    }
  });

  it('gives the points of what does not apply to the rest', () => {
    const secret = priorityOf(
      { ...base, category: 'secret', severity: 'high' },
      defaultPrioritySettings,
    );
    expect(secret.factors.map(({ key }) => key)).not.toContain('exploitabilityFactors.epss');
    expect(
      secret.factors.find(({ key }) => key === 'exploitabilityFactors.easeExploitation')?.weight,
    ).toBeCloseTo(34, 6);
  });

  it('takes a missing EPSS score for news only where scores are loaded', () => {
    const keys = (epssLoaded: boolean) =>
      priorityOf(
        { ...log4shell, epss: undefined, epssLoaded },
        defaultPrioritySettings,
      ).factors.map(({ key }) => key);
    expect(keys(true)).toContain('exploitabilityFactors.epss');
    expect(keys(false)).not.toContain('exploitabilityFactors.epss');
  });

  it('is nothing when every switch is off', () => {
    const none = structuredClone({ ...defaultPrioritySettings, toggle: true });
    for (const group of priorityGroups)
      for (const key of Object.keys(none[group]))
        (none[group] as Record<string, boolean>)[key] = false;
    expect(priorityOf(log4shell, none)).toEqual({ score: 0, factors: [] });
  });
});
