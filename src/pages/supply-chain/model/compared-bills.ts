import type { Scan } from '@/entities/scan';
import type { SupplyChainSearch } from '@/entities/supply-chain';

const hasBill = ({ attributes: { status, counts, dry_run: dry, undone_at: undone } }: Scan) => status === 'succeeded' && counts.components > 0 && !dry && undone === null;

/** The bills among a repository's imports, newest first, and which two are beside each other: as chosen, else the newest and the one before it, of the same tool where there is one. */
export function comparedBills(scans: readonly Scan[], { from, to }: Pick<SupplyChainSearch, 'from' | 'to'>) {
  const bills = scans.filter(hasBill);
  const known = (id: string | undefined) => bills.find((bill) => bill.id === id);
  const later = known(to) ?? bills[0];
  const before = later ? bills.slice(bills.indexOf(later) + 1) : [];
  const earlier = known(from) ?? before.find(({ attributes }) => attributes.tool === later?.attributes.tool) ?? before[0] ?? bills.find((bill) => bill !== later);
  return { bills, from: earlier?.id, to: later?.id };
}
