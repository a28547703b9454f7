import { describe, expect, it } from 'vitest';
import { filterCount, readView, sameQuery, viewChanges, writeView } from './view-changes';

describe('a saved view', () => {
  it('reads back what was written', () => {
    const query = { severity: 'critical,high', priority: '30-100', q: 'injection' };
    expect(readView(writeView(query))).toEqual({ query, dropped: [] });
    expect(filterCount(query)).toBe(3);
  });

  it('loads what it can and names what it dropped', () => {
    expect(
      readView([
        { key: 'severity', value: 'low,critical' },
        { key: 'colour', value: 'red' },
        { key: 'priority', value: 'high' },
      ]),
    ).toEqual({ query: { severity: 'critical,low' }, dropped: ['colour', 'priority'] });
  });

  it('knows what was edited since', () => {
    const saved = { severity: 'critical', tool: 'Trivy' };
    expect(sameQuery(saved, { tool: 'Trivy', severity: 'critical' })).toBe(true);
    expect(viewChanges(saved, { severity: 'critical,high', q: 'log4j' })).toEqual([
      { key: 'tool', before: 'Trivy', after: undefined },
      { key: 'severity', before: 'critical', after: 'critical,high' },
      { key: 'q', before: undefined, after: 'log4j' },
    ]);
  });
});
