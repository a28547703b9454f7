import { slsaThreats, type SlsaThreat } from '@/shared/rules/finding-filters';

/** The URL of the supply chain: the chosen threat, and what is searched for among the components. */
export interface SupplyChainSearch {
  readonly threat?: SlsaThreat;
  readonly q?: string;
}

export function validateSupplyChainSearch(input: Readonly<Record<string, unknown>>): SupplyChainSearch {
  const threat = slsaThreats.find((letter) => letter === input.threat);
  const q = typeof input.q === 'string' ? input.q.trim().slice(0, 200) : '';
  return { ...(threat && { threat }), ...(q !== '' && { q }) };
}
