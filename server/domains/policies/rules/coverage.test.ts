import { describe, expect, it } from 'vitest';
import { slsaThreats } from '#domain/finding-filters';
import { owaspCicd } from '../../../reference/owasp.ts';
import { assess, type ToolScan, coverageOfCicdRisk, coverageOfThreat } from './coverage.ts';

const at = new Date('2026-01-12T10:00:00Z');
const look = (tool: string, when = at, repository = 'ledger'): ToolScan => ({
  tool,
  repository,
  at: when,
});
const of = (...scans: ToolScan[]) => ({ scans, repositories: 3 });

describe('whether a tool looked', () => {
  it('is told by tools that could see it: a code scanner says nothing of pipelines', () => {
    const semgrep = look('Semgrep OSS');
    expect(assess(coverageOfThreat('E'), of(semgrep), at)).toMatchObject({
      seen_by: [],
      outdated: null,
      repositories: { looked_at: 0, total: 3 },
    });
    const { assessable_by: able } = assess(coverageOfCicdRisk('CICD-SEC-5'), of(semgrep), at);
    expect(able).toContain('zizmor');
    expect(assess(coverageOfThreat('E'), of(semgrep, look('zizmor')), at).seen_by).toEqual([
      { tool: 'zizmor', at: at.toISOString() },
    ]);
  });

  it('counts every tool of a kind, the latest first', () => {
    const later = new Date(at.getTime() + 1000);
    const scans = of(look('Trivy'), look('osv-scanner', later), look('Trivy', later, 'shop'));
    const { seen_by: seen, repositories } = assess(coverageOfThreat('H'), scans, later);
    expect(seen.map(({ tool }) => tool)).toEqual(['osv-scanner', 'Trivy']);
    expect(repositories).toEqual({ looked_at: 2, total: 3 });
  });

  it('is no matter of a tool that only knows vulnerable packages: who maintains and delivers them', () => {
    const scans = of(look('OSV-Scanner'), look('retire'));
    for (const threat of ['A', 'G'] as const)
      expect(assess(coverageOfThreat(threat), scans, at).seen_by).toEqual([]);
  });

  it('knows a tool by the name that it gives itself in its reports', () => {
    expect(assess(coverageOfThreat('H'), of(look('retire')), at).seen_by).toHaveLength(1);
  });

  it('is forgotten after 30 days, and said', () => {
    const days = (n: number) => new Date(at.getTime() + n * 24 * 3600 * 1000);
    const scans = of(look('zizmor'));
    expect(assess(coverageOfThreat('E'), scans, days(30)).seen_by).toHaveLength(1);
    expect(assess(coverageOfThreat('E'), scans, days(31))).toMatchObject({
      seen_by: [],
      outdated: { tool: 'zizmor', at: at.toISOString() },
      repositories: { looked_at: 0, total: 3 },
    });
  });

  it('has a tool for every threat and risk', () => {
    for (const coverage of [
      ...slsaThreats.map(coverageOfThreat),
      ...owaspCicd.map(({ id }) => coverageOfCicdRisk(id)),
    ])
      expect(assess(coverage, of(), at).assessable_by).not.toEqual([]);
  });
});
