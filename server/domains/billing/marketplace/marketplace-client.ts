// Client of Azure's SaaS fulfillment API, version 2: resolves a purchase token, activates a
// subscription and reads its state.
import * as v from 'valibot';
import type { Deps } from '../../../platform/deps.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import type { OutgoingRequest } from '../../../platform/outgoing/outgoing.ts';
import { tryParseJson } from '../../../platform/runtime/json.ts';

/** Application id of the marketplace API in Microsoft Entra ID. */
const resource = '20e940b3-4c77-4b0b-9a53-9e16a1b010a7';
const version = 'api-version=2018-08-31';

const tokenShape = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) });
const subscriptionShape = v.object({
  id: v.pipe(v.string(), v.uuid()),
  saasSubscriptionStatus: v.string(),
  planId: v.string(),
  purchaser: v.optional(v.object({ emailId: v.optional(v.string()) })),
});
const purchaseShape = v.object({
  id: v.pipe(v.string(), v.uuid()),
  planId: v.string(),
  quantity: v.optional(v.nullable(v.number())),
  subscription: subscriptionShape,
});

export type MarketplaceSubscription = v.InferOutput<typeof subscriptionShape>;
export type Purchase = v.InferOutput<typeof purchaseShape>;

export const marketplaceConfig = ({ config: { marketplace } }: Pick<Deps, 'config'>) => {
  if (!marketplace) throw createProblem(422, 'marketplace_not_configured');
  return marketplace;
};

/** The specification has one error for every failure; the log has the reason. */
export const marketplaceFailure = (
  deps: Deps,
  reason: string,
  facts: Record<string, unknown> = {},
) => {
  deps.log.warn({ provider: 'azure_marketplace', reason, ...facts }, 'marketplace');
  return createProblem(502, 'marketplace_failed');
};

const sendRequest = async (
  deps: Deps,
  step: string,
  url: string,
  request: OutgoingRequest,
): Promise<string> => {
  const response = await deps.outgoing
    .request(url, { ...request, timeoutMs: 20_000, maxBytes: 1_000_000 })
    .catch(() => {
      throw marketplaceFailure(deps, 'unreachable', { step });
    });
  if (response.status < 200 || response.status >= 300)
    throw marketplaceFailure(deps, 'refused', { step, status: response.status });
  return response.text;
};

const parseResponse = <Shape extends v.GenericSchema>(
  deps: Deps,
  step: string,
  shape: Shape,
  text: string,
): v.InferOutput<Shape> => {
  const parsed = v.safeParse(shape, tryParseJson(text));
  if (!parsed.success) throw marketplaceFailure(deps, 'unreadable', { step });
  return parsed.output;
};

const authorization = async (deps: Deps): Promise<string> => {
  const { tenantId, clientId, clientSecret, loginUrl } = marketplaceConfig(deps);
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    resource,
  }).toString();
  const text = await sendRequest(
    deps,
    'log in',
    `${loginUrl}/${encodeURIComponent(tenantId)}/oauth2/token`,
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body },
  );
  return `Bearer ${parseResponse(deps, 'log in', tokenShape, text).access_token}`;
};

export type Marketplace = {
  resolve: (token: string) => Promise<Purchase>;
  activate: (purchase: Purchase) => Promise<void>;
  subscription: (id: string) => Promise<MarketplaceSubscription>;
};

/** Requests one access token, for one unit of work. */
export const createMarketplaceClient = async (deps: Deps): Promise<Marketplace> => {
  const { apiUrl } = marketplaceConfig(deps);
  const headers = { authorization: await authorization(deps), 'content-type': 'application/json' };
  const at = (path: string) => `${apiUrl}/api/saas/subscriptions/${path}?${version}`;
  return {
    // The token is base64. URL decoding has turned its plus signs into spaces, which are restored
    // here.
    resolve: async (token) =>
      parseResponse(
        deps,
        'resolve',
        purchaseShape,
        await sendRequest(deps, 'resolve', at('resolve'), {
          method: 'POST',
          headers: { ...headers, 'x-ms-marketplace-token': token.trim().replaceAll(' ', '+') },
        }),
      ),
    activate: async ({ id, planId, quantity }) => {
      await sendRequest(deps, 'activate', at(`${id}/activate`), {
        method: 'POST',
        headers,
        body: JSON.stringify({ planId, ...(typeof quantity === 'number' && { quantity }) }),
      });
    },
    subscription: async (id) =>
      parseResponse(
        deps,
        'subscription',
        subscriptionShape,
        await sendRequest(deps, 'subscription', at(encodeURIComponent(id)), { headers }),
      ),
  };
};
