import { describe, expect, it } from 'vitest';
import { slsaThreats } from '#domain/finding-filters';
import { owaspCicd } from '../../../reference/owasp.ts';
import { assess, sightOfCicdRisk, sightOfThreat } from './sight.ts';

const at = new Date('2026-01-12T10:00:00Z');

describe('whether a tool looked', () => {
  it('is told by tools that could see it: a code scanner says nothing of pipelines', () => {
    const looks = [{ tool: 'Semgrep OSS', at }];
    expect(assess(sightOfThreat('E'), looks)).toMatchObject({ seen_by: [] });
    expect(assess(sightOfCicdRisk('CICD-SEC-5'), looks).assessable_by).toContain('zizmor');
    const zizmor = { tool: 'zizmor', at };
    expect(assess(sightOfThreat('E'), [...looks, zizmor]).seen_by).toEqual([
      { tool: 'zizmor', at: at.toISOString() },
    ]);
  });

  it('counts every tool of a kind, the latest first', () => {
    const later = new Date(at.getTime() + 1000);
    const looks = [
      { tool: 'Trivy', at },
      { tool: 'osv-scanner', at: later },
    ];
    expect(assess(sightOfThreat('H'), looks).seen_by.map(({ tool }) => tool)).toEqual([
      'osv-scanner',
      'Trivy',
    ]);
  });

  it('has a tool for every threat and risk', () => {
    for (const sight of [
      ...slsaThreats.map(sightOfThreat),
      ...owaspCicd.map(({ id }) => sightOfCicdRisk(id)),
    ])
      expect(assess(sight, []).assessable_by).not.toEqual([]);
  });
});
