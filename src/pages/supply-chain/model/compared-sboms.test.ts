import { describe, expect, it } from 'vitest';
import { getGetScanResponseMock } from '@/shared/api/mocks/generated/scans/scans.msw';
import { comparedSboms } from './compared-sboms';

const { data: example } = getGetScanResponseMock();
const bill = (id: string, tool = 'syft', over: Partial<typeof example.attributes> = {}) => ({
  ...example,
  id,
  attributes: {
    ...example.attributes,
    status: 'succeeded' as const,
    dry_run: false,
    undone_at: null,
    subject: null,
    tool,
    counts: { ...example.attributes.counts, components: 3 },
    ...over,
  },
});
const scans = [
  bill('4', 'grype'),
  bill('3'),
  bill('undone', 'grype', { undone_at: '2026-01-01T00:00:00Z' }),
  bill('2', 'grype'),
  bill('1'),
];

describe('the two bills that are compared', () => {
  it.each([
    [{}, ['2', '4']],
    [{ to: '3' }, ['1', '3']],
    [{ to: '2' }, ['1', '2']],
    [{ to: '1' }, ['4', '1']],
    [{ from: '3', to: '4' }, ['3', '4']],
    [{ from: 'of another repository', to: 'gone' }, ['2', '4']],
  ])('of %o', (chosen, [from, to]) => {
    expect(comparedSboms(scans, chosen)).toMatchObject({ from, to });
  });

  it('are of the same subject where there is one', () => {
    const of = (id: string, subject: string | null, tool = 'syft') => bill(id, tool, { subject });
    // The newest SBOM has no predecessor of the same subject.
    expect(comparedSboms([of('3', 'image'), of('2', 'web'), of('1', 'web')], {})).toMatchObject({
      from: '1',
      to: '2',
    });
    expect(comparedSboms([of('2', 'image'), of('1', 'web')], {})).toMatchObject({
      from: '1',
      to: '2',
    });
    const several = [
      of('5', 'web'),
      of('4', 'service'),
      of('3', 'web', 'trivy'),
      of('2', 'service'),
      of('1', 'web'),
    ];
    expect(comparedSboms(several, {})).toMatchObject({ from: '1', to: '5' });
    expect(comparedSboms(several, { to: '4' })).toMatchObject({ from: '2', to: '4' });
    expect(comparedSboms(several, { to: '3' })).toMatchObject({ from: '1', to: '3' });
  });

  it('leave out what is no bill, and are none where there is one alone', () => {
    expect(comparedSboms(scans, {}).bills.map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
    expect(comparedSboms([bill('1')], {})).toMatchObject({ from: undefined, to: '1' });
  });
});
