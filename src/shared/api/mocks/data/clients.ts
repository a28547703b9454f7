import type { ClientSummary } from '../../generated/model';
import { dayMs, today } from './today';

type Facts = readonly [
  name: string,
  tier: ClientSummary['tier'],
  health: ClientSummary['health'],
  open: readonly [critical: number, high: number, medium: number],
];

/** Beside the signed-in user's own; those with the worst health first, as the server lists them. */
const others: readonly Facts[] = [
  ['Meridian Freight', 'team', 'scan_failed', [9, 61, 210]],
  ['Tessera Labs', 'enterprise', 'token_expired', [4, 120, 388]],
  ['Halden Energy', 'enterprise', 'token_expiring', [2, 37, 142]],
  ['Corvo Textiles', 'free', 'setting_up', [0, 0, 0]],
  ['Alder & Pine', 'free', 'setting_up', [0, 0, 0]],
  ['Brightwater Clinics', 'enterprise', 'healthy', [12, 95, 301]],
  ['Quarry Street Books', 'starter', 'healthy', [1, 8, 33]],
  ['Novagrid', 'team', 'healthy', [3, 40, 77]],
  ['Santa Clara Foods', 'starter', 'healthy', [0, 5, 19]],
  ['Orbis Translations', 'team', 'healthy', [0, 14, 52]],
  ['Lumen Theatre', 'free', 'healthy', [0, 1, 4]],
];

const clientOf = ([name, tier, health, open]: Facts, index: number): ClientSummary => {
  const [critical, high, medium] = open;
  const isNew = health === 'setting_up';
  return {
    _id: `01980a5c-0c00-7000-8000-0000000000${String(index + 10)}`,
    organization_name: name,
    tier,
    piloting: index % 4 === 1,
    pilot_until: null,
    partner: null,
    partner_id: null,
    members: isNew ? 1 : 4 + index * 3,
    repositories: isNew ? 0 : 2 + index * 4,
    open_findings: { critical, high, medium, low: medium * 2, info: high },
    last_scan_at: isNew ? null : new Date(today() - (index % 5) * dayMs).toISOString(),
    health,
    created_at: new Date(today() - (30 + index * 20) * dayMs).toISOString(),
  };
};

/** Twelve organisations: eleven, and the signed-in user's own. */
export const makeClients = (own: ClientSummary): ClientSummary[] => [
  ...others.map((facts, index) => clientOf(facts, index)),
  own,
];
