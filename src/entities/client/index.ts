export { clientQuery, useClient } from './api/use-client';
export { loadClient, useLoadedClient } from './api/use-loaded-client';
export { useRefreshClient } from './api/use-refresh-client';
export { type Client, parseClientToken } from './model/client-token';
export { tierNames, tiers } from './model/tier';
