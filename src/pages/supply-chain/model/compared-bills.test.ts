import { describe, expect, it } from 'vitest';
import { getGetScanResponseMock } from '@/shared/api/mocks/generated/scans/scans.msw';
import { comparedBills } from './compared-bills';

const { data: example } = getGetScanResponseMock();
const bill = (id: string, tool = 'syft', over: Partial<typeof example.attributes> = {}) => ({
  ...example, id, attributes: { ...example.attributes, status: 'succeeded' as const, dry_run: false, undone_at: null, tool, counts: { ...example.attributes.counts, components: 3 }, ...over },
});
const scans = [bill('4', 'grype'), bill('3'), bill('undone', 'grype', { undone_at: '2026-01-01T00:00:00Z' }), bill('2', 'grype'), bill('1')];

describe('the two bills that are compared', () => {
  it.each([
    [{}, ['2', '4']],
    [{ to: '3' }, ['1', '3']],
    [{ to: '2' }, ['1', '2']],
    [{ to: '1' }, ['4', '1']],
    [{ from: '3', to: '4' }, ['3', '4']],
    [{ from: 'of another repository', to: 'gone' }, ['2', '4']],
  ])('of %o', (chosen, [from, to]) => {
    expect(comparedBills(scans, chosen)).toMatchObject({ from, to });
  });

  it('leave out what is no bill, and are none where there is one alone', () => {
    expect(comparedBills(scans, {}).bills.map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
    expect(comparedBills([bill('1')], {})).toMatchObject({ from: undefined, to: '1' });
  });
});
