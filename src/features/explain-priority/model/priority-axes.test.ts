import { expect, it } from 'vitest';
import type { PriorityFactor } from '@/entities/finding';
import { axesOf } from './priority-axes';

const factor = (
  key: string,
  group: PriorityFactor['group'],
  contribution: number,
  weight: number,
): PriorityFactor => ({
  key,
  group,
  contribution,
  weight,
  value: 0,
  fact: '',
  source: '',
  date: null,
});

it('sums what says how likely an attack is, and everything else as what it does', () => {
  const { likelihood, impact } = axesOf([
    factor('cvss', 'industryStandardFrameworks', 28, 30),
    factor('easeExploitation', 'exploitabilityFactors', 20, 45),
    factor('epss', 'exploitabilityFactors', -6, 0),
    factor('activeExploits', 'exploitabilityFactors', 0, 0),
    factor('vulnSensitiveData', 'impactOnCriticalSystems', 7, 7),
    factor('iso', 'complianceStandars', 0.4, 4),
    factor('cwe', 'industryStandardFrameworks', 3, 5),
    factor('vulnImpactingCriticalData', 'impactOnCriticalSystems', 4, 7),
  ]);
  expect([likelihood.points, likelihood.most]).toEqual([14, 45]);
  expect(likelihood.facts.map(({ key }) => key)).toEqual(['easeExploitation', 'epss']);
  expect([impact.points, impact.most]).toEqual([42.4, 53]);
  expect(impact.facts.map(({ key }) => key)).toEqual([
    'cvss',
    'vulnSensitiveData',
    'vulnImpactingCriticalData',
  ]);
});
