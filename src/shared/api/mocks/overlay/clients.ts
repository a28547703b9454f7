import { sumSeverities } from '#domain/severity-counts';
import type {
  ClientPartnerRequest,
  ClientPlanRequest,
  ClientSummary,
  ClientTotals,
  PilotingRequest,
} from '../../generated/model';
import { makeClients } from '../data/clients';
import { countOpen } from '../data/counts';
import { makeTeam } from '../data/people';
import { getGetManagedClientTotalsResponseMock } from '../generated/manage-clients/manage-clients.msw';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import type { Collection } from '../store';
import { pageOf } from './page';
import { bodyOf } from './request';

/** The user's own organisation, from the same data as its own pages. */
const ownOf = ({ client, findings, repositories }: MockState): ClientSummary => ({
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

const totalsOf = ({ all }: Collection<ClientSummary>): ClientTotals => {
  const count = (test: (client: ClientSummary) => boolean) => all.filter(test).length;
  const add = (figure: (client: ClientSummary) => number) =>
    all.reduce((total, client) => total + figure(client), 0);
  return {
    ...getGetManagedClientTotalsResponseMock().data,
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

/** The organisations that a super-administrator administers. */
export const clientsOverlay = (state: MockState) => {
  const clients = state.store.always(
    'Organisation',
    makeClients(ownOf(state)),
    ({ _id: id }) => id,
  );
  return {
    listManagedClients: ({ request }) => {
      const url = new URL(request.url);
      return pageOf(
        clients.all.filter((client) => matches(client, url)),
        url,
      );
    },
    getManagedClient: ({ params }) => ({ data: clients.find(params['id']) }),
    getManagedClientTotals: () => ({ data: totalsOf(clients) }),
    setClientPiloting: async ({ request }) => {
      const { client_id: id, piloting } = await bodyOf<PilotingRequest>(request);
      return { data: clients.change(id, { piloting }) };
    },
    setClientPlan: async ({ request }) => {
      const { client_id: id, tier, pilot_until } = await bodyOf<ClientPlanRequest>(request);
      return { data: clients.change(id, { tier, pilot_until }) };
    },
    setClientPartner: async ({ request }) => {
      const { client_id: id, partner_id } = await bodyOf<ClientPartnerRequest>(request);
      return { data: clients.change(id, { partner_id }) };
    },
  } satisfies Overlay;
};
