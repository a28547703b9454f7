import type { SupplyChainChart } from '@/shared/api/generated/model';
import { severities, slsaThreats, type SlsaThreat } from '#domain/finding-filters';
import type { Threat } from '../ui/slsa-overview/threat-bar';

const nothing: Threat = { count: 0, worst: null, assessment: undefined };

/** The number of findings of each threat, with the worst severity. */
export function threatsByStage({ data }: SupplyChainChart): Readonly<Record<SlsaThreat, Threat>> {
  const counted = data.flatMap((stage) => stage.threats);
  const entries = slsaThreats.map((letter) => {
    const threat = counted.find(({ key }) => key === letter);
    const worst = threat && severities.find((severity) => threat.severity[severity] > 0);
    return [
      letter,
      threat
        ? { count: threat.total, worst: worst ?? null, assessment: threat.assessment }
        : nothing,
    ] as const;
  });
  return Object.fromEntries(entries) as Record<SlsaThreat, Threat>; // one entry for each letter
}
