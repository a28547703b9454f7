/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  ConnectionResult,
  ConnectorState,
  GitInstallation,
  HostBranchList,
  HostConnector,
  HostRepositoryList,
  OAuthTokenResult,
} from '../../../generated/model';

export const getSaveConnectorResponseMock = (): ConnectorState => ({
  key: 'aws',
  isConfigured: true,
});

export const getSaveToolConnectorResponseMock = (): ConnectorState => ({
  key: 'aws',
  isConfigured: true,
});

export const getExchangeOAuthTokenResponseMock = (): OAuthTokenResult => ({
  source_control: 'github',
  isConfigured: true,
  login: 'acme-bot',
});

export const getListHostRepositoriesResponseMock = (): HostRepositoryList => ({
  data: [
    {
      id: '8812',
      name: 'ledger-api',
      full_name: 'acme/ledger-api',
      url: 'https://github.com/acme/ledger-api',
      default_branch: 'main',
      private: true,
      added: false,
    },
  ],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getListHostBranchesResponseMock = (): HostBranchList => ({
  default_branch: 'main',
  data: [{ name: 'main', is_default: true }],
  meta: { total: 1, total_is_exact: true, page: 1, page_size: 50, next_cursor: null },
});

export const getGetHostConnectorResponseMock = (): HostConnector => ({
  source_control: 'github',
  isConfigured: true,
  login: 'acme-bot',
  workspaces: ['acme'],
  expired_at: null,
  authorize_url: null,
});

export const getSaveGithubInstallationResponseMock = (): GitInstallation => ({
  installation_id: null,
});

export const getTestSourceHostConnectionResponseMock = (): ConnectionResult => ({
  ok: true,
  code: 'answers',
  status: 200,
  message: 'The service answers.',
  latency_ms: 412,
});

export const getSaveConnectorMockHandler = (
  overrideResponse?:
    | ConnectorState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConnectorState> | ConnectorState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/connector',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveConnectorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteConnectorMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/connector',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSaveToolConnectorMockHandler = (
  overrideResponse?:
    | ConnectorState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConnectorState> | ConnectorState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/connector/tool',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveToolConnectorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getExchangeOAuthTokenMockHandler = (
  overrideResponse?:
    | OAuthTokenResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OAuthTokenResult> | OAuthTokenResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/oauth/token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getExchangeOAuthTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListHostRepositoriesMockHandler = (
  overrideResponse?:
    | HostRepositoryList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<HostRepositoryList> | HostRepositoryList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/oauth/:host/repos',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListHostRepositoriesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListHostBranchesMockHandler = (
  overrideResponse?:
    | HostBranchList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<HostBranchList> | HostBranchList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/oauth/:host/branches',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListHostBranchesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetHostConnectorMockHandler = (
  overrideResponse?:
    | HostConnector
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<HostConnector> | HostConnector),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/oauth/:host/connector',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetHostConnectorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSaveGithubInstallationMockHandler = (
  overrideResponse?:
    | GitInstallation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GitInstallation> | GitInstallation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/oauth/github/save-id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSaveGithubInstallationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTestSourceHostConnectionMockHandler = (
  overrideResponse?:
    | ConnectionResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ConnectionResult> | ConnectionResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/oauth/test-connection',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getTestSourceHostConnectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getApplicationServerMock = () => [
  getSaveConnectorMockHandler(),
  getDeleteConnectorMockHandler(),
  getSaveToolConnectorMockHandler(),
  getExchangeOAuthTokenMockHandler(),
  getListHostRepositoriesMockHandler(),
  getListHostBranchesMockHandler(),
  getGetHostConnectorMockHandler(),
  getSaveGithubInstallationMockHandler(),
  getTestSourceHostConnectionMockHandler(),
];
