import { describe, expect, it } from 'vitest';
import type { PriorityInput } from '#domain/priority/input';
import { computePriority, createScorer } from './score.ts';
import { afterEpss } from '#domain/priority/likelihood';
import { defaultPrioritySettings } from '#domain/priority/settings';
import { classValue } from '#domain/priority/weakness-value';

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
const cve = { vulnerabilityIds: ['GHSA-1', 'CVE-2024-1'] };
const factor = (over: Partial<PriorityInput>, name: string) =>
  computePriority({ ...base, ...over }, defaultPrioritySettings).factors.find(({ key }) =>
    key.endsWith(`.${name}`),
  );

describe('the reading of a factor', () => {
  it.each<
    [string, Partial<PriorityInput>, { value: number; fact: string; source: string; date?: string }]
  >([
    [
      'cvss',
      { severity: 'high', cvss: { version: '3.1', score: 7.5 } },
      { value: 0.75, fact: '7.5', source: 'CVSS 3.1' },
    ],
    [
      'cvss',
      { severity: 'critical' },
      { value: 0.95, fact: 'critical', source: 'scanner_severity' },
    ],
    ['cvss', { severity: 'info' }, { value: 0.05, fact: 'info', source: 'scanner_severity' }],
    [
      'cvss',
      { severity: 'low', cvss: { version: '3.1', score: 9 } },
      { value: 0.75 * 0.25 + 0.25 * 0.9, fact: 'low', source: 'scanner_severity' },
    ],
    [
      'cvss',
      { severity: 'info', severitySource: 'none' },
      { value: 0.5, fact: 'not_rated', source: 'parapet' },
    ],
    [
      'cvss',
      { severity: 'high', severitySource: 'person', cvss: { version: '3.1', score: 2 } },
      { value: 0.8, fact: 'high', source: 'set_by_person' },
    ],
    ['cwe', { cwes: [1500, 79] }, { value: 1, fact: '1', source: 'CWE Top 25', date: '2025' }],
    ['cwe', { cwes: [79, 89] }, { value: 1, fact: '1', source: 'CWE Top 25', date: '2025' }],
    ['cwe', { cwes: [89] }, { value: 0.98, fact: '2', source: 'CWE Top 25', date: '2025' }],
    [
      'activeExploits',
      { kev: { dateAdded: '2024-01-02', ransomware: true } },
      { value: 1, fact: 'listed_ransomware', source: 'CISA KEV', date: '2024-01-02' },
    ],
    [
      'activeExploits',
      { kev: { dateAdded: '2024-01-02', ransomware: false } },
      { value: 1, fact: 'listed', source: 'CISA KEV', date: '2024-01-02' },
    ],
    ['activeExploits', cve, { value: 0, fact: 'not_listed', source: 'CISA KEV' }],
    [
      'epss',
      { epss: { score: 0.25, date: '2024-01-02' } },
      { value: 0.5, fact: '0.25', source: 'FIRST EPSS', date: '2024-01-02' },
    ],
    ['epss', cve, { value: 0, fact: 'not_scored', source: 'FIRST EPSS' }],
    [
      'vulnSensitiveData',
      {},
      { value: 0, fact: 'no_confidential_data', source: 'repository_settings' },
    ],
    [
      'vulnSensitiveData',
      { repository: { confidential: true, priority: 0 } },
      { value: 1, fact: 'confidential_data', source: 'repository_settings' },
    ],
    [
      'vulnImpactingCriticalData',
      { repository: { confidential: false, priority: 70 } },
      { value: 0.7, fact: '70', source: 'repository_settings' },
    ],
    [
      'soc2',
      { standards: new Set(['soc2'] as const) },
      { value: 1, fact: 'violated', source: 'policies' },
    ],
    [
      'soc',
      { standards: new Set(['soc2'] as const) },
      { value: 1, fact: 'violated', source: 'policies' },
    ],
    [
      'dora',
      { standards: new Set(['soc2'] as const) },
      { value: 0, fact: 'not_affected', source: 'policies' },
    ],
  ])('%s, case %#', (name, over, reading) => {
    expect(factor(over, name)).toMatchObject(reading);
  });

  it('takes a weakness that the Top 25 do not list for no news', () => {
    expect(factor({ cwes: [1500] }, 'cwe')).toBeUndefined();
  });

  it.each(['cwe', 'activeExploits', 'epss'])(
    '%s says nothing of what has no such number',
    (name) => {
      expect(factor({ vulnerabilityIds: ['GHSA-1', 'x-CVE-1'] }, name)).toBeUndefined();
    },
  );
});

describe('the ease of exploitation', () => {
  const ease = (over: Partial<PriorityInput>) => factor(over, 'easeExploitation');
  const vector = (text: string): Partial<PriorityInput> => ({
    cvss: { version: '3.1', score: 5, vector: text },
  });
  const worth = 0.4 + 0.5 * classValue.unknown;

  it.each([
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H', 1],
    ['CVSS:3.1/AV:P/AC:H/PR:H/UI:R', (0.1 + 0.3 + 0.3 + 0.6) / 4],
    ['AV:A/AC:M/Au:M', (0.6 + 0.6 + 0.3) / 3],
    ['CVSS:4.0/AV:L/AC:L/AT:P/PR:L/UI:A', (0.4 + 1 + 0.5 + 0.6 + 0.5) / 5],
    ['AV:N/AC:?', 1],
  ])('is the mean of the vector %s, times what the flaw is good for', (text, mean) => {
    expect(ease(vector(text))).toMatchObject({ fact: text, source: 'cvss_vector' });
    expect(ease(vector(text))?.value).toBeCloseTo(mean * worth, 9);
  });

  it.each<[Partial<PriorityInput>, number, string, string]>([
    [{}, 0.35, 'class_unknown', 'parapet'],
    [
      { ...vector('nonsense'), confidence: 'low' },
      0.35 * 0.65,
      'class_unknown',
      'scanner_confidence',
    ],
    [{ confidence: 'high' }, 0.35 * 1.2, 'class_unknown', 'scanner_confidence'],
    [{ followed: true, weakness: 'injection' }, 0.9, 'data_followed', 'parapet'],
    [{ category: 'secret', confidence: 'high' }, 1, 'live_secret', 'scanner_checked'],
    [{ category: 'secret', weakness: 'entropy' }, 0.15, 'class_entropy', 'parapet'],
    [{ category: 'dast', weakness: 'hygiene' }, 0.08, 'class_hygiene', 'parapet'],
    [{ category: 'sca', weakness: 'execution' }, 0.8 * 0.825, 'class_execution', 'parapet'],
  ])('falls back to what else is known, case %#', (over, value, fact, source) => {
    expect(ease(over)).toMatchObject({ fact, source });
    expect(ease(over)?.value).toBeCloseTo(value, 9);
  });

  it('gains or loses by EPSS, and nothing at one percent', () => {
    expect(afterEpss(0.5, 0.01)).toBeCloseTo(0.5, 9);
    expect(afterEpss(0.5, 0.1)).toBeCloseTo(0.863, 3);
    expect(afterEpss(0.5, 0.001)).toBeCloseTo(0.137, 3);
    expect(factor({ ...cve, epss: { score: 0.001, date: '' } }, 'epss')?.contribution).toBeLessThan(
      0,
    );
  });
});

describe('the points of a group', () => {
  it('go to the other groups in proportion where all of its switches are off', () => {
    const industry = 'industryStandardFrameworks';
    const settings = {
      ...defaultPrioritySettings,
      toggle: true,
      [industry]: { cvss: false, cwe: false },
    };
    const { factors } = computePriority({ ...base, severity: 'critical' }, settings);
    const points = (group: string) =>
      factors.filter((each) => each.group === group).reduce((sum, { weight }) => sum + weight, 0);
    expect(points(industry)).toBe(0);
    expect(points('exploitabilityFactors')).toBeCloseTo((45 * 100) / 65, 9);
    expect(points('impactOnCriticalSystems')).toBeCloseTo((14 * 100) / 65, 9);
    expect(points('complianceFrameworks')).toBeCloseTo((2 * 100) / 65, 9);
    expect(points('complianceStandars')).toBeCloseTo((4 * 100) / 65, 9);
  });

  it('count whole for a critical, in part for a medium, and not at all for an Info', () => {
    const most = (severity: PriorityInput['severity']) =>
      factor({ severity }, 'easeExploitation')?.weight;
    expect(most('critical')).toBeCloseTo(45, 9);
    expect(most('medium')).toBeCloseTo(45 * 0.68, 9);
    expect(most('info')).toBe(0);
  });
});

it('scores many findings as it scores each of them', () => {
  const score = createScorer(defaultPrioritySettings);
  const inputs: PriorityInput[] = [
    base,
    { ...base, severity: 'critical' },
    { ...base, category: 'secret' },
    { ...base, weakness: 'injection' },
    { ...base, severity: 'info', severitySource: 'none' },
    { ...base, followed: true },
    { ...base, dismissed: true },
    { ...base, scope: 'test' },
    { ...base, reachability: 'reachable' },
    { ...base, confidence: 'high' },
    { ...base, cvss: { version: '3.1', score: 9 } },
    { ...base, cvss: { version: '3.1', score: 3 } },
    { ...base, cvss: { version: '3.1', score: 9, vector: 'AV:P' } },
    { ...base, cwes: [79] },
    { ...base, cwes: [1500, 79] },
    { ...base, ...cve },
    { ...base, ...cve, epssLoaded: false },
    { ...base, ...cve, epss: { score: 0.9, date: '2024-01-02' } },
    { ...base, kev: { dateAdded: '2024-01-02', ransomware: false } },
    { ...base, repository: { confidential: true, priority: 0 } },
    { ...base, repository: { confidential: false, priority: 90 } },
    { ...base, standards: new Set(['soc2', 'iso', 'nist']) },
  ];
  const alone = inputs.map((input) => computePriority(input, defaultPrioritySettings).score);
  expect(inputs.map(score)).toEqual(alone);
  expect(inputs.map(score)).toEqual(alone);
  expect(
    createScorer(defaultPrioritySettings)({ ...base, standards: new Set(['nist', 'soc2', 'iso']) }),
  ).toBe(alone.at(-1));
});
