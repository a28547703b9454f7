import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complianceStandardKeys } from '../../policies/rules/controls.ts';
import { categories } from '#domain/finding-category';
import { severities } from '#domain/finding-filters';
import type { PriorityInput } from '#domain/priority/input';
import { computePriority } from './score.ts';
import { weaknessClasses } from '#domain/priority/weakness-value';
import {
  defaultPrioritySettings,
  priorityGroups,
  type PrioritySettings,
} from '#domain/priority/settings';

const base: PriorityInput = {
  severity: 'medium',
  severitySource: 'scanner',
  category: 'sast',
  weakness: 'unknown',
  cwes: [],
  vulnerabilityIds: [],
  epssLoaded: true,
  followed: false,
  dismissed: false,
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
  severitySource: fc.constantFrom('scanner', 'person', 'none'),
  weakness: fc.constantFrom(...weaknessClasses),
  followed: fc.boolean(),
  dismissed: fc.boolean(),
  scope: fc.constantFrom('test', 'development', undefined),
  reachability: fc.constantFrom('reachable', 'not_reachable', undefined),
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

const cve = ({ epss }: { epss?: number }): Partial<PriorityInput> => ({
  category: 'sca',
  vulnerabilityIds: ['CVE-2024-1'],
  ...(epss !== undefined && { epss: { score: epss, date: '2026-01-30' } }),
});

const scoreOf = (over: Partial<PriorityInput>) =>
  computePriority({ ...base, ...over }, defaultPrioritySettings).score;

describe('priority', () => {
  it('puts a known exploited critical vulnerability in confidential data at the top', () => {
    expect(computePriority(log4shell, defaultPrioritySettings).score).toBeGreaterThanOrEqual(90);
    const exposed = { ...log4shell, repository: { confidential: true, priority: 90 } };
    expect(computePriority(exposed, defaultPrioritySettings).score).toBeGreaterThanOrEqual(98);
  });

  it('explains itself: contributions and adjustments add up to the score', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { score, factors, adjustments } = computePriority(input, defaultPrioritySettings);
        const sum =
          factors.reduce((all, { contribution }) => all + contribution, 0) +
          adjustments.reduce((all, { points }) => all + points, 0);
        expect(Math.abs(sum - score)).toBeLessThanOrEqual(0.5 + 1e-9);
        for (const { value, weight, contribution } of factors) {
          expect(value >= 0 && value <= 1).toBe(true);
          expect(contribution).toBeLessThanOrEqual(weight + 1e-9);
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('stays within what the severity allows', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const score = (severity: PriorityInput['severity']) =>
          computePriority(
            { ...input, severity, severitySource: 'scanner' },
            defaultPrioritySettings,
          ).score;
        const isOpenDoor =
          input.weakness === 'malware' ||
          (input.category === 'secret' && input.confidence === 'high');
        expect(score('info')).toBeLessThanOrEqual(20);
        expect(score('low')).toBeLessThanOrEqual(45);
        const runs =
          !input.dismissed && input.scope === undefined && input.reachability !== 'not_reachable';
        if (runs && input.kev && !isOpenDoor) expect(score('critical')).toBeGreaterThanOrEqual(90);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('gives nothing for exploitation, data or compliance where there is nothing to exploit', () => {
    const { factors } = computePriority(
      {
        ...base,
        severity: 'info',
        category: 'dast',
        standards: new Set(complianceStandardKeys),
        repository: { confidential: true, priority: 100 },
      },
      defaultPrioritySettings,
    );
    const points = factors.filter(({ group }) => group !== 'industryStandardFrameworks');
    expect(points.length).toBeGreaterThan(5);
    expect(points.every(({ contribution }) => contribution === 0)).toBe(true);
  });

  it.each<[string, Partial<PriorityInput>, Partial<PriorityInput>]>([
    ['EPSS on either side of an unknown one', cve({ epss: 0.3 }), cve({})],
    ['an unknown EPSS over a tiny one', cve({}), cve({ epss: 0.0002 })],
    ['an injection over hygiene', { weakness: 'injection' }, { weakness: 'hygiene' }],
    ['followed data over a pattern', { followed: true }, {}],
    ['main code over tests', {}, { scope: 'test' }],
    ['production over development', {}, { scope: 'development' }],
    ['called over unknown', { reachability: 'reachable' }, {}],
    ['unknown over never called', {}, { reachability: 'not_reachable' }],
    ['what stands over what a reviewer dismissed', {}, { dismissed: true }],
    ['security over style', {}, { weakness: 'style' }],
    [
      'a secret that its issuer accepts over one that was not tried',
      { category: 'secret', weakness: 'cloud_key', confidence: 'high' },
      { category: 'secret', weakness: 'cloud_key' },
    ],
    [
      'the unrated vulnerability over an Info',
      { severity: 'info', severitySource: 'none' },
      { severity: 'info' },
    ],
    [
      'the CVSS of a rated one over the same that its distribution plays down',
      { severity: 'critical', cvss: { version: '3.1', score: 9.8 } },
      { severity: 'low', cvss: { version: '3.1', score: 9.8 } },
    ],
  ])('puts %s', (_, more, less) => {
    expect(scoreOf(more)).toBeGreaterThan(scoreOf(less));
  });

  it('does not reward a missing fact: without a CVE it is not above the same with one', () => {
    const vector = { version: '3.1', score: 5.3, vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:L' };
    const known = { category: 'sca' as const, cvss: vector, epssLoaded: false };
    expect(scoreOf({ ...known, vulnerabilityIds: ['GHSA-1'] })).toBe(
      scoreOf({ ...known, vulnerabilityIds: ['CVE-2024-1'] }),
    );
    expect(scoreOf({ cwes: [328], weakness: 'crypto' })).toBe(scoreOf({ weakness: 'crypto' }));
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
        expect(computePriority(worse, defaultPrioritySettings).score).toBeGreaterThanOrEqual(
          computePriority(same, defaultPrioritySettings).score,
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
    expect(computePriority(log4shell, custom)).toEqual(
      computePriority(log4shell, defaultPrioritySettings),
    );
    expect(computePriority(log4shell, { ...custom, toggle: true })).not.toEqual(
      computePriority(log4shell, defaultPrioritySettings),
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
        computePriority(log4shell, settings).factors.map((factor) => factor.key);
      expect(keys(off)).not.toContain(`${group}.${key}`);
    }
  });

  it('asks a leaked secret for no EPSS and no KEV', () => {
    const secret = computePriority(
      { ...base, category: 'secret', weakness: 'cloud_key', severity: 'high' },
      defaultPrioritySettings,
    );
    const keys = secret.factors.map(({ key }) => key);
    expect(keys).not.toContain('exploitabilityFactors.epss');
    expect(keys).not.toContain('exploitabilityFactors.activeExploits');
  });

  it('takes a missing EPSS score for news only where scores are loaded', () => {
    const keys = (epssLoaded: boolean) =>
      computePriority(
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
    expect(computePriority(log4shell, none)).toEqual({
      score: 0,
      factors: [],
      adjustments: [],
    });
  });
});
