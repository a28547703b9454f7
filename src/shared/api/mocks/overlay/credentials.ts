import type {
  AiConfigurationInput,
  Client,
  ConnectionCall,
  ConnectionKey,
  ConnectorKey,
  GitAppState,
  PullSourceKey,
  SaveGithubConfigurationRequest,
  SaveInstallationIdRequest,
  SaveTokenRequest,
  SemgrepCliRequest,
  SourceHost,
  TestConnectionRequest,
  UpdatePullSourceRequest,
} from '../../generated/model';
import {
  getGetGitAppTokenResponseMock,
  getGetPullSourceResponseMock,
  getListGitTokensResponseMock,
  getGetSemgrepCliResponseMock,
  getListHostWebhooksResponseMock,
  getRotateHostWebhookResponseMock,
} from '../generated/connectors/connectors.msw';
import {
  getGetHostConnectorResponseMock,
  getListHostRepositoriesResponseMock,
} from '../generated/application-server/application-server.msw';
import { refuse } from '../problem';
import { callOf, connectionKeys, connectionOf, notConnected } from '../data/connections';
import { aiUsage } from '../data/ai-use';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { enqueueJob } from './jobs';
import { pageOf } from './page';
import { bodyOf, fresh } from './request';

const githubOverlay = ({ store }: MockState) => {
  const app = store.one<GitAppState>('GitHub app', getGetGitAppTokenResponseMock());
  return {
    getGitAppToken: () => app.value,
    getGithubInstallation: () => ({ installation_id: app.value.installation_id }),
    saveGithubConfiguration: async ({ request }) => {
      const { app_id, installation_id = null } =
        await bodyOf<SaveGithubConfigurationRequest>(request);
      app.value = { isConfigured: true, app_id, installation_id };
      return app.value;
    },
    saveGithubInstallation: async ({ request }) => {
      const { installation_id } = await bodyOf<SaveInstallationIdRequest>(request);
      app.value = { ...app.value, installation_id };
      return { installation_id };
    },
    deleteGithubConfiguration: () => {
      app.value = { isConfigured: false, app_id: null, installation_id: null };
    },
  } satisfies Overlay;
};

/** Repositories of a source host that Parapet does not have. */
const unknownToParapet = [
  'design-tokens',
  'incident-runbooks',
  'load-tests',
  'onboarding-docs',
  'terraform-modules',
];

const pluginOf = (host: SourceHost) => (host === 'bitbucket' ? 'bitbucket_cloud' : host);

/** The source hosts that a stored token gives access to. */
const hostedOverlay = (state: MockState) => {
  const hostOf = (params: Readonly<Record<string, string | readonly string[] | undefined>>) => {
    const host = params['host'] as SourceHost; // validated by the gate
    return { host, isConfigured: state.client.plugins[pluginOf(host)].isConfigured };
  };
  const connected = (params: Parameters<typeof hostOf>[0]) =>
    hostOf(params).isConfigured ? hostOf(params).host : refuse(422, 'This host is not connected.');
  return {
    getHostConnector: ({ params }) => {
      const { host, isConfigured } = hostOf(params);
      const example = getGetHostConnectorResponseMock();
      const account = isConfigured ? {} : { login: null, workspaces: [], expired_at: null };
      return { ...example, ...account, source_control: host, isConfigured };
    },
    listHostRepositories: ({ params, request }) => {
      const host = connected(params);
      const url = new URL(request.url);
      const words = url.searchParams.get('q')?.toLowerCase() ?? '';
      const [example] = getListHostRepositoriesResponseMock().data;
      const known = new Set(
        state.repositories.flatMap(({ attributes: { data } }) =>
          data.source_control === pluginOf(host) ? (data.url ?? []) : [],
        ),
      );
      const addresses = [
        ...new Set([
          ...known,
          ...unknownToParapet.map((name) => `https://github.com/acme/${name}`),
        ]),
      ];
      const rows = addresses.toSorted().flatMap((address, index) => {
        const name = address.split('/').at(-1) ?? '';
        const facts = { id: String(8812 + index), name, full_name: `acme/${name}`, url: address };
        return example && name.includes(words)
          ? [{ ...example, ...facts, added: known.has(address) }]
          : [];
      });
      return pageOf(rows, url);
    },
  } satisfies Overlay;
};

const hostsOverlay = ({ store }: MockState) => {
  const tokens = store.collection(
    'Access token',
    getListGitTokensResponseMock().data,
    ({ source_control: host }) => host,
  );
  const webhooks = store.collection(
    'Webhook of the source host',
    getListHostWebhooksResponseMock().data,
    ({ host }) => host,
  );
  return {
    listGitTokens: () => ({ data: [...tokens.all] }),
    saveToken: async ({ request }) => {
      const { source_control: host, url = null } = await bodyOf<SaveTokenRequest>(request);
      if (tokens.all.some(({ source_control: known }) => known === host)) tokens.remove(host);
      const token = { isConfigured: true, login: 'acme-bot', expired_at: null };
      return tokens.add({ ...token, source_control: host, url });
    },
    listHostWebhooks: () => ({ data: [...webhooks.all] }),
    rotateHostWebhook: ({ params }) => {
      const { data } = getRotateHostWebhookResponseMock();
      const { secret, ...others } = data;
      const host = params['host'] as typeof others.host; // validated by the gate
      if (webhooks.all.some((row) => row.host === host)) webhooks.remove(host);
      const webhook = webhooks.add({ ...others, host, rotated_at: fresh().now });
      return { data: { ...webhook, secret } };
    },
    deleteHostWebhook: ({ params }) => webhooks.remove(params['host']),
  } satisfies Overlay;
};

const scannersOverlay = (state: MockState) => {
  const semgrep = state.store.one('Semgrep', getGetSemgrepCliResponseMock());
  const pulled = state.store.one('pull source', getGetPullSourceResponseMock().data);
  return {
    getSemgrepCli: () => semgrep.value,
    saveSemgrepCli: async ({ request }) => {
      const { config = null } = await bodyOf<SemgrepCliRequest>(request);
      semgrep.value = { isConfigured: true, config };
      return semgrep.value;
    },
    deleteSemgrepCli: () => {
      semgrep.value = { isConfigured: false, config: null };
    },
    getPullSource: () => ({ data: pulled.value }),
    updatePullSource: async ({ request }) => {
      const { daily, mappings } = await bodyOf<UpdatePullSourceRequest>(request);
      const { mappings: known } = pulled.value;
      pulled.value = {
        ...pulled.value,
        daily,
        mappings: mappings.flatMap((mapping) => {
          const before = known.find(({ project_id: id }) => id === mapping.project_id) ?? known[0];
          return before ? [{ ...before, ...mapping }] : [];
        }),
      };
      return { data: pulled.value };
    },
    pullFindings: () => enqueueJob(state, { kind: 'pull_findings', title: 'Get findings' }),
  } satisfies Overlay;
};

type Cloud = keyof Client['plugins']['cloud'];

const isCloud = (key: ConnectionKey): key is Cloud =>
  ['aws', 'azure', 'gcp', 'oracle_oci'].includes(key);

const connectorsOverlay = (state: MockState) => {
  const set = (key: ConnectorKey, isConfigured: boolean) => {
    const { plugins } = state.client;
    state.client = {
      ...state.client,
      plugins: isCloud(key)
        ? { ...plugins, cloud: { ...plugins.cloud, [key]: { isConfigured } } }
        : { ...plugins, [key]: { isConfigured } },
    };
    return { key, isConfigured };
  };
  const keyOf = async (request: Request) => (await bodyOf<{ key: ConnectorKey }>(request)).key;
  return {
    saveConnector: async ({ request }) => set(await keyOf(request), true),
    saveToolConnector: async ({ request }) => set(await keyOf(request), true),
    deleteConnector: async ({ request }) => {
      set(await keyOf(request), false);
    },
  } satisfies Overlay;
};

const connectionsOverlay = (state: MockState) => {
  const calls = state.store.one<Partial<Record<ConnectionKey, ConnectionCall>>>('last calls', {
    github: callOf('works', { at: fresh().now }),
  });
  const isConfigured = (key: ConnectionKey): boolean => {
    const { plugins, semgrep_cli: semgrep } = state.client;
    if (key === 'semgrep_cli') return semgrep.isConfigured;
    return isCloud(key) ? plugins.cloud[key].isConfigured : plugins[key].isConfigured;
  };
  /** Succeeds for any input, because the mocks have no service that could refuse it. */
  const test = (key: ConnectionKey): ConnectionCall => {
    const answered = callOf('works', { at: fresh().now });
    calls.value = { ...calls.value, [key]: answered };
    return answered;
  };
  return {
    listConnections: () => ({
      data: connectionKeys.map((key) =>
        isConfigured(key)
          ? connectionOf(key, { last_call: calls.value[key] ?? null })
          : notConnected(key),
      ),
      repositories_not_scanned: 0,
    }),
    testSourceHostConnection: async ({ request }) => {
      const { source_control: host, token } = await bodyOf<TestConnectionRequest>(request);
      // A token from the form is tested and not stored.
      const { code, status, latency_ms } =
        token === undefined ? test(pluginOf(host)) : callOf('works');
      const message = 'The source host responds.';
      return { ok: true, code, status, message, latency_ms };
    },
    testPullSource: ({ params }) => test(params['source'] as PullSourceKey), // validated by the gate
  } satisfies Overlay;
};

/**
 * The organization's connections with other services. Secrets are not stored, like on the server.
 */
export const credentialsOverlay = (state: MockState) => {
  return {
    ...githubOverlay(state),
    ...hostsOverlay(state),
    ...hostedOverlay(state),
    ...scannersOverlay(state),
    ...connectorsOverlay(state),
    ...connectionsOverlay(state),
    getAiConfiguration: () => state.ai.value,
    getAiUsage: () => ({ data: aiUsage(state.ai.value.budget) }),
    saveAiConfiguration: async ({ request }) => {
      const { remediator, validation, budget } = await bodyOf<AiConfigurationInput>(request);
      const { api_key: _key, ...fixes } = remediator ?? {};
      const { openai_api_key: _other, ...opinions } = validation ?? {};
      state.ai.value = {
        remediator: {
          ...state.ai.value.remediator,
          ...fixes,
          ...(remediator && { isConfigured: true }),
        },
        validation: {
          ...state.ai.value.validation,
          ...opinions,
          ...(validation && { isConfigured: true }),
        },
        budget: { ...state.ai.value.budget, ...budget },
      };
      return state.ai.value;
    },
  } satisfies Overlay;
};
