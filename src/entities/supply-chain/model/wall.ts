import type { SupplyChainChart } from '@/shared/api/generated/model';
import { severities, slsaThreats, type SlsaThreat } from '@/shared/rules/finding-filters';
import type { Threat } from '@/shared/ui/supply-chain-wall';

const nothing: Threat = { count: 0, worst: null };

/** The chart's stages as the wall's merlons, each with its worst severity. */
export function wallThreats({ data }: SupplyChainChart): Readonly<Record<SlsaThreat, Threat>> {
  const counted = data.flatMap((stage) => stage.threats);
  const entries = slsaThreats.map((letter) => {
    const threat = counted.find(({ key }) => key === letter);
    const worst = threat && severities.find((severity) => threat.severity[severity] > 0);
    return [letter, threat ? { count: threat.total, worst: worst ?? null } : nothing] as const;
  });
  return Object.fromEntries(entries) as Record<SlsaThreat, Threat>; // one entry for each letter
}
