export { clientQuery, useClient, useRefreshClient } from './api/use-client';
export { type Client, parseClientToken } from './model/client-token';
export { tierNames, tiers } from './model/tier';
