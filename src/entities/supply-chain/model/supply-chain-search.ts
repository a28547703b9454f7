import { slsaThreats, type SlsaThreat } from '@/shared/rules/finding-filters';

export const componentViews = ['list', 'tree', 'changes'] as const;
export type ComponentView = (typeof componentViews)[number];

/** The URL of the supply chain: the chosen threat, what is searched for among the components, and how they are looked at. */
export interface SupplyChainSearch {
  readonly threat?: SlsaThreat;
  readonly q?: string;
  /** The list when there is none. */
  readonly view?: Exclude<ComponentView, 'list'>;
  /** Nickname of the repository whose dependencies or changes are shown. */
  readonly repository?: string;
}

export function validateSupplyChainSearch(input: Readonly<Record<string, unknown>>): SupplyChainSearch {
  const threat = slsaThreats.find((letter) => letter === input.threat);
  const q = typeof input.q === 'string' ? input.q.trim().slice(0, 200) : '';
  const view = input.view === 'tree' || input.view === 'changes' ? input.view : undefined;
  const repository = typeof input.repository === 'string' ? input.repository.slice(0, 200) : '';
  return { ...(threat && { threat }), ...(q !== '' && { q }), ...(view && { view }), ...(repository !== '' && { repository }) };
}
