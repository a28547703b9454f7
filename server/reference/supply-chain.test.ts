import { describe, expect, it } from 'vitest';
import { owaspOfCwe } from './owasp.ts';
import { withAncestors, top25Rank, weakness } from './cwe.ts';
import { supplyChainEvidence, type SupplyChainInput } from './supply-chain.ts';

const finding = (over: Partial<SupplyChainInput>): SupplyChainInput => ({
  tool: 'semgrep',
  ruleId: 'rule',
  category: 'sast',
  ...over,
});

describe('supply-chain evidence', () => {
  it.each([
    [
      'a rule id of a tool',
      finding({ tool: 'zizmor', ruleId: 'cache-poisoning' }),
      ['E'],
      ['CICD-SEC-9'],
    ],
    [
      'a vulnerable dependency',
      finding({ category: 'sca', ruleId: 'CVE-2021-44228', component: { name: 'log4j' } }),
      ['H'],
      ['CICD-SEC-3'],
    ],
    [
      'a malicious package',
      finding({
        category: 'sca',
        ruleId: 'MAL-2024-1',
        vulnerabilityIds: ['MAL-2024-1'],
        component: { name: 'x' },
      }),
      ['H'],
      ['CICD-SEC-3'],
    ],
    [
      'a leaked publishing token',
      finding({ category: 'secret', tool: 'gitleaks', ruleId: 'npm-access-token' }),
      ['F'],
      ['CICD-SEC-6'],
    ],
    [
      'a leaked source host token',
      finding({ category: 'secret', tool: 'gitleaks', ruleId: 'github-pat' }),
      ['B', 'C'],
      ['CICD-SEC-6'],
    ],
    [
      'another leaked secret',
      finding({ category: 'secret', ruleId: 'generic-api-key', cwes: [798] }),
      ['I'],
      ['CICD-SEC-6'],
    ],
    [
      'command injection in a workflow',
      finding({
        ruleId: 'run-shell-injection',
        cwes: [78],
        location: { path: '.github/workflows/ci.yml' },
      }),
      ['D', 'E'],
      ['CICD-SEC-4'],
    ],
    [
      'command injection in own code',
      finding({ ruleId: 'exec', cwes: [78], location: { path: 'src/run.ts' } }),
      [],
      [],
    ],
    [
      'a misconfigured cluster',
      finding({ category: 'iac', ruleId: 'KSV001' }),
      ['I'],
      ['CICD-SEC-7'],
    ],
  ] as const)('%s', (_name, input, threats, cicd) => {
    expect(supplyChainEvidence(input)).toMatchObject({ slsaThreats: threats, owaspCicd: cicd });
  });
});

describe('weaknesses', () => {
  it('walk up to their ancestors, themselves first, and end', () => {
    const [first, ...rest] = withAncestors(564);
    expect(first).toBe(564);
    expect(rest).toContain(89);
    expect([...withAncestors(999_999)]).toEqual([999_999]);
  });

  it('inherit the OWASP category of the nearest mapped ancestor', () => {
    expect(owaspOfCwe(89)).toEqual(['A03:2021', 'A05:2025']);
    expect(owaspOfCwe(999_999)).toEqual([]);
    expect(owaspOfCwe(5)).not.toEqual([]);
  });

  it('know their name and rank', () => {
    expect(weakness(79)?.name).toContain('Cross-site Scripting');
    expect(top25Rank(79)).toBe(1);
    expect(top25Rank(999_999)).toBeUndefined();
  });
});
