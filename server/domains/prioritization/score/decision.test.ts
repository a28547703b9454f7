import { describe, expect, it } from 'vitest';
import { decide } from '#domain/priority/decision';
import type { PriorityInput } from '#domain/priority/input';

const base: PriorityInput = {
  severity: 'critical',
  severitySource: 'scanner',
  category: 'sca',
  weakness: 'execution',
  cvss: { version: '3.1', score: 9.8, vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' },
  cwes: [],
  vulnerabilityIds: ['CVE-2024-1'],
  epssLoaded: true,
  followed: false,
  dismissed: false,
  repository: { confidential: false, priority: 50 },
  standards: new Set(),
};
const kev = { dateAdded: '2024-01-01', ransomware: false };
const epss = { score: 0.4, date: '2024-01-01' };
const local = {
  version: '3.1',
  score: 5.5,
  vector: 'CVSS:3.1/AV:L/AC:L/PR:L/UI:N/S:U/C:N/I:N/A:H',
};

describe('the decision beside the priority', () => {
  it.each<[string, Partial<PriorityInput>, string]>([
    ['exploited, total, medium mission', { kev }, 'act'],
    [
      'exploited, total, low mission',
      { kev, repository: { confidential: false, priority: 20 } },
      'attend',
    ],
    ['a working exploit, medium mission', { epss }, 'track_closely'],
    [
      'a working exploit, confidential data',
      { epss, repository: { confidential: true, priority: 50 } },
      'attend',
    ],
    ['no sign of exploitation', {}, 'track'],
    ['exploited, but local and partial', { kev, cvss: local }, 'track'],
    ['an Info', { kev, severity: 'info', cvss: undefined }, 'track'],
    ['dismissed', { kev, dismissed: true }, 'track'],
    [
      'a secret that its issuer accepts',
      {
        category: 'secret',
        weakness: 'cloud_key',
        confidence: 'high',
        cvss: undefined,
        vulnerabilityIds: [],
      },
      'act',
    ],
  ])('%s', (_, over, decision) => {
    expect(decide({ ...base, ...over }).decision).toBe(decision);
  });
});
