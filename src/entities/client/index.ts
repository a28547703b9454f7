export { clientQuery, useClient } from './api/use-client';
export { loadClient, useLoadedClient } from './api/use-loaded-client';
export { useRefreshClient } from './api/use-refresh-client';
export { type Client, parseClientToken } from './model/client-token';
export { useSetupShown } from './model/setup-shown';
export { tierNames, tiers } from './model/tier';
