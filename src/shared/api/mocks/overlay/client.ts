import type {
  Client,
  ClientDeletionRequest,
  DeepReasoningRequest,
  Retention,
  RetentionRequest,
  SetupStep,
  UpdateBillingRequest,
  UpdateClientRequest,
} from '../../generated/model';
import { daysOffered, isShorter, retentionKindNames, retentionKinds } from '#domain/retention';
import { makeTeam } from '../data/people';
import { tokenOfClient } from '../data/client';
import {
  getGetClientDeletionResponseMock,
  getLoadSampleResponseMock,
} from '../generated/client/client.msw';
import { refuse } from '../problem';
import { enqueueJob } from './jobs';
import { tierOf } from './stripe';
import type { Overlay } from '../answers';
import type { MockState } from '../state';

/** The remaining setup steps, from the same data as the other responses. */
const setupOf = ({ client, findings, repositories }: MockState): SetupStep[] => [
  { step: 'name', done: true, what: client.organization_name, count: null },
  {
    step: 'findings',
    done: findings.length > 0,
    what: repositories[0]?.attributes.nickname ?? null,
    count: findings.length,
  },
  { step: 'people', done: true, what: null, count: makeTeam().length - 1 },
  { step: 'pipeline', done: false, what: null, count: null },
  { step: 'host', done: client.plugins.github.isConfigured, what: 'github', count: null },
  { step: 'due_dates', done: true, what: 'Critical within a week', count: null },
];

/** The night that the server would return; its hour is fixed. */
const nightFrom = (now: Date): string => {
  const night = new Date(now.getTime() + 86_400_000);
  night.setUTCHours(2, 0, 0, 0);
  return night.toISOString();
};

const firstRetention = (): Retention => ({
  shorter_from: nightFrom(new Date()),
  data: retentionKindNames.map((kind, index) => {
    const { least, most, standard } = retentionKinds[kind];
    const kept = 1240 * (retentionKindNames.length - index);
    const older = daysOffered(kind).map((days) => ({ days, count: Math.floor(kept / days) }));
    const count = older.find(({ days }) => days === standard)?.count ?? 0;
    return {
      kind,
      days: standard,
      holds_from: null,
      least,
      most,
      kept,
      kept_bytes: kind === 'reports' ? kept * 48_000 : null,
      next_removal: { at: count > 0 ? nightFrom(new Date()) : null, count },
      older,
    };
  }),
});

/** Keeps the organization's settings as saved. Secrets are not stored, like on the server. */
export function clientOverlay(state: MockState) {
  const token = () => {
    const { client } = state;
    const subscription = { ...client.subscription, tier: tierOf(state) };
    return { token: tokenOfClient({ ...client, subscription }) };
  };
  const sample = state.store.one('sample', false);
  const retention = state.store.one('retention', firstRetention());
  const change = (changes: Partial<Client>) => {
    state.client = { ...state.client, ...changes, version: state.client.version + 1 };
    return token();
  };
  return {
    getClient: token,
    getClientSetup: () => ({ data: setupOf(state), sample: sample.value }),
    loadSample: () => {
      const isNew = !sample.value;
      sample.value = true;
      return { ...getLoadSampleResponseMock(), ...(!isNew && { scans: [] }) };
    },
    removeSample: () => {
      sample.value = false;
    },
    getClientDeletion: () => state.deletion,
    requestClientDeletion: async ({ request }) => {
      const { organization_name: name } = (await request.json()) as ClientDeletionRequest;
      if (name !== state.client.organization_name)
        refuse(422, 'This is not the name of the organisation.');
      const now = Date.now();
      state.deletion = {
        ...state.deletion,
        requested_at: new Date(now).toISOString(),
        deletes_at: new Date(now + state.deletion.grace_days * 86_400_000).toISOString(),
        requested_by: 'admin',
      };
      return state.deletion;
    },
    cancelClientDeletion: () => {
      state.deletion = getGetClientDeletionResponseMock();
    },
    exportOrganization: () =>
      enqueueJob(state, { kind: 'export_organization', title: 'Export the organisation' }),
    getRetention: () => retention.value,
    updateRetention: async ({ request }) => {
      const days = (await request.json()) as RetentionRequest;
      const from = nightFrom(new Date());
      retention.value = {
        shorter_from: from,
        data: retention.value.data.map((entry) => {
          const asked = days[entry.kind];
          if (asked === undefined || asked === entry.days) return entry;
          const count = entry.older.find((one) => one.days === asked)?.count ?? 0;
          return {
            ...entry,
            days: asked,
            holds_from: isShorter(asked, entry.days) ? from : null,
            next_removal: { at: count > 0 ? from : null, count },
          };
        }),
      };
      return retention.value;
    },
    endFirstRun: () => {
      state.firstRun = false;
    },
    updateClient: async ({ request }) => {
      const {
        company,
        google_oauth_token: _token,
        subscription: _plan,
        semgrep_cli: _cli,
        ai_configuration: _ai,
        ...changes
      } = (await request.json()) as UpdateClientRequest;
      const { information, structure, regulations } = state.client.company;
      return change({
        ...changes,
        company: {
          information: { ...information, ...company?.information },
          structure: {
            ...structure,
            ...company?.structure,
            headquarters: structure.headquarters,
            data_processing: {
              ...structure.data_processing,
              ...company?.structure?.data_processing,
            },
          },
          regulations: { ...regulations, ...company?.regulations },
        },
      });
    },
    updateClientBilling: async ({ request }) =>
      change((await request.json()) as UpdateBillingRequest),
    toggleDeepReasoning: async ({ request }) => {
      const { deep_reasoning_enrichment: on = !state.client.deep_reasoning_enrichment } =
        (await request.json()) as DeepReasoningRequest;
      return change({ deep_reasoning_enrichment: on });
    },
  } satisfies Overlay;
}
