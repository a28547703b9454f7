import type { Client, ClientSummary, Finding, Repository } from '../../generated/model';
import { type ClientRows, type ClientSize, makeClientRows } from './client-rows';
import { countOpen } from './counts';
import { makeTeam } from './people';
import { dayMs, today } from './today';

type Facts = readonly [
  name: string,
  tier: ClientSummary['tier'],
  health: ClientSummary['health'],
  word: string,
  findings: number,
];

/**
 * Besides the signed-in user's own; those with the worst health first, as the server lists them.
 */
const others: readonly Facts[] = [
  ['Meridian Freight', 'team', 'scan_failed', 'freight', 260],
  ['Tessera Labs', 'enterprise', 'token_expired', 'tessera', 340],
  ['Halden Energy', 'enterprise', 'token_expiring', 'halden', 180],
  ['Corvo Textiles', 'free', 'setting_up', 'corvo', 0],
  ['Alder & Pine', 'free', 'setting_up', 'alder', 0],
  ['Brightwater Clinics', 'enterprise', 'healthy', 'clinics', 420],
  ['Quarry Street Books', 'starter', 'healthy', 'books', 40],
  ['Novagrid', 'team', 'healthy', 'novagrid', 120],
  ['Santa Clara Foods', 'starter', 'healthy', 'foods', 24],
  ['Orbis Translations', 'team', 'healthy', 'orbis', 66],
  ['Lumen Theatre', 'free', 'healthy', 'lumen', 5],
];

const sizeOf = ([, , , word, findings]: Facts): ClientSize => ({
  word,
  findings,
  members: 1 + Math.ceil(findings / 20),
  repositories: Math.min(12, Math.ceil(findings / 30)),
});

export const idOfClient = (index: number): string =>
  `01980a5c-0c00-7000-8000-0000000000${String(index + 10)}`;

/** Created on demand: only users who administer several organizations read them. */
export class RowsOfClients {
  readonly #made = new Map<string, ClientRows>();

  of(id: string): ClientRows | undefined {
    const index = others.findIndex((_, place) => idOfClient(place) === id);
    const facts = others[index];
    if (!facts) return undefined;
    const rows = this.#made.get(id) ?? makeClientRows(sizeOf(facts), index);
    this.#made.set(id, rows);
    return rows;
  }

  /** The summary with counts from its rows; the user's own organization stays unchanged. */
  counted(client: ClientSummary): ClientSummary {
    const rows = this.of(client._id);
    if (!rows) return client;
    return {
      ...client,
      members: rows.people.length,
      repositories: rows.repositories.length,
      open_findings: countOpen(rows.findings),
    };
  }
}

const clientOf = ([name, tier, health]: Facts, index: number): ClientSummary => ({
  _id: idOfClient(index),
  organization_name: name,
  tier,
  piloting: index % 4 === 1,
  pilot_until: null,
  partner: null,
  partner_id: null,
  members: 0,
  repositories: 0,
  open_findings: { critical: 0, high: 0, medium: 0, low: 0, info: 0 },
  last_scan_at:
    health === 'setting_up' ? null : new Date(today() - (index % 5) * dayMs).toISOString(),
  health,
  created_at: new Date(today() - (30 + index * 20) * dayMs).toISOString(),
});

/** Twelve organizations: eleven with counts from their rows, and the signed-in user's own. */
export const makeClients = (own: ClientSummary): ClientSummary[] => [
  ...others.map((facts, index) => clientOf(facts, index)),
  own,
];

/** The user's own organization, computed from the data of its own pages. */
export const ownClient = (
  client: Client,
  findings: readonly Finding[],
  repositories: readonly Repository[],
): ClientSummary => ({
  _id: client._id,
  organization_name: client.organization_name,
  tier: client.subscription.tier,
  piloting: false,
  pilot_until: null,
  partner: null,
  partner_id: null,
  members: makeTeam().length,
  repositories: repositories.length,
  open_findings: countOpen(findings),
  last_scan_at: null,
  health: 'healthy',
  created_at: client.account_setup_at ?? '2026-01-12T09:00:00.000Z',
});
