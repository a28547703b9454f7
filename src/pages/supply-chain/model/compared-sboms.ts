import type { Scan } from '@/entities/scan';
import type { SupplyChainSearch } from '@/entities/supply-chain';

const hasBill = ({ attributes: { status, counts, dry_run: dry, undone_at: undone } }: Scan) =>
  status === 'succeeded' && counts.components > 0 && !dry && undone === null;

/**
 * Picks the two SBOMs to compare: the selected ones, or the newest and its predecessor, preferably
 * of the same subject and tool.
 */
export function comparedSboms(
  scans: readonly Scan[],
  { from, to }: Pick<SupplyChainSearch, 'from' | 'to'>,
) {
  const bills = scans.filter(hasBill);
  const known = (id: string | undefined) => bills.find((bill) => bill.id === id);
  const beforeOf = (bill: Scan | undefined) => (bill ? bills.slice(bills.indexOf(bill) + 1) : []);
  const sameBefore = (bill: Scan | undefined) =>
    beforeOf(bill).filter(({ attributes }) => attributes.subject === bill?.attributes.subject);
  const later = known(to) ?? bills.find((bill) => sameBefore(bill).length > 0) ?? bills[0];
  const before = beforeOf(later);
  const same = sameBefore(later);
  const earlier =
    known(from) ??
    same.find(({ attributes }) => attributes.tool === later?.attributes.tool) ??
    same[0] ??
    before[0] ??
    bills.find((bill) => bill !== later);
  return { bills, from: earlier?.id, to: later?.id };
}
