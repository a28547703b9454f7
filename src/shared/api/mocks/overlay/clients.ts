import { sumSeverities } from '#domain/severity-counts';
import type {
  ClientPartnerRequest,
  ClientPlanRequest,
  ClientSummary,
  ClientTotals,
  Finding,
  PilotingRequest,
} from '../../generated/model';
import { dayMs, today } from '../data/today';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { pageOf } from './page';
import { bodyOf } from './request';

/** What one organization's findings add to the totals. */
const overdueOf = (findings: readonly Finding[]): number =>
  findings.filter(
    ({ attributes: { severity, sla } }) => severity === 'critical' && sla === 'overdue',
  ).length;

const inAWeek = (findings: readonly Finding[], key: 'first_seen_at' | 'last_seen_at'): number =>
  findings.filter(({ attributes }) => Date.parse(attributes[key]) >= today() - 7 * dayMs).length;

const totalsOf = (state: MockState, all: readonly ClientSummary[]): ClientTotals => {
  const count = (test: (client: ClientSummary) => boolean) => all.filter(test).length;
  const add = (figure: (client: ClientSummary) => number) =>
    all.reduce((total, client) => total + figure(client), 0);
  const each = all.map(({ _id: id }) => state.clientRows.of(id)?.findings ?? state.findings);
  const overdue = each.map(overdueOf);
  const closed = each.map((findings) =>
    findings.filter(({ attributes: { status } }) => status === 'fixed'),
  );
  const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);
  return {
    critical_overdue: sum(overdue),
    critical_overdue_clients: overdue.filter((figure) => figure > 0).length,
    found_in_a_week: sum(each.map((findings) => inAWeek(findings, 'first_seen_at'))),
    closed_in_a_week: sum(closed.map((findings) => inAWeek(findings, 'last_seen_at'))),
    // A repository with findings has been scanned.
    unscanned_repositories: 0,
    clients: all.length,
    setting_up: count(({ health }) => health === 'setting_up'),
    attention: count(({ health }) => health !== 'setting_up' && health !== 'healthy'),
    piloting: count(({ piloting }) => piloting),
    repositories: add(({ repositories }) => repositories),
    open_findings: add(({ open_findings: open }) => sumSeverities(open)),
  };
};

const matches = (client: ClientSummary, { searchParams }: URL): boolean => {
  const is = (name: string, value: string) => (searchParams.get(name) ?? value) === value;
  const words = searchParams.get('q')?.toLowerCase() ?? '';
  return (
    is('piloting', String(client.piloting)) &&
    is('tier', client.tier) &&
    is('health', client.health) &&
    client.organization_name.toLowerCase().includes(words)
  );
};

/** The organizations that a super-administrator manages. */
export const clientsOverlay = (state: MockState) => {
  const { clients } = state;
  const counted = () => clients.all.map((client) => state.clientRows.counted(client));
  const change = (id: unknown, changes: Partial<ClientSummary>) => ({
    data: state.clientRows.counted(clients.change(id, changes)),
  });
  return {
    listManagedClients: ({ request }) => {
      const url = new URL(request.url);
      return pageOf(
        counted().filter((client) => matches(client, url)),
        url,
      );
    },
    getManagedClient: ({ params }) => ({
      data: state.clientRows.counted(clients.find(params['id'])),
    }),
    getManagedClientTotals: () => ({ data: totalsOf(state, counted()) }),
    setClientPiloting: async ({ request }) => {
      const { client_id: id, piloting } = await bodyOf<PilotingRequest>(request);
      return change(id, { piloting });
    },
    setClientPlan: async ({ request }) => {
      const { client_id: id, tier, pilot_until } = await bodyOf<ClientPlanRequest>(request);
      return change(id, { tier, pilot_until });
    },
    setClientPartner: async ({ request }) => {
      const { client_id: id, partner_id } = await bodyOf<ClientPartnerRequest>(request);
      return change(id, { partner_id });
    },
  } satisfies Overlay;
};
