// Tests a purchase against a stateful fake of the fulfillment API.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noDownloads } from '../../../../tests/support/server/no-downloads.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { billingAccounts } from '../../../platform/db/schema/billing.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import { OutgoingError, type OutgoingClient } from '../../../platform/outgoing/outgoing.ts';
import { syncMarketplaceAccounts } from './marketplace.service.ts';

const configured = {
  tenantId: 'tenant-1',
  clientId: 'app-1',
  clientSecret: 'the-secret',
  tierOfPlan: new Map([
    ['team', 'team'],
    ['gold', 'enterprise'],
  ]),
  apiUrl: 'https://marketplaceapi.microsoft.com',
  loginUrl: 'https://login.microsoftonline.com',
};
const subscriptionId = '37f9dea2-4345-438f-b0bd-03d40d28c7e0';
const token = 'mp_ab+cd/ef==';

type Subscription = {
  id: string;
  saasSubscriptionStatus: string;
  planId: string;
  purchaser: { emailId: string };
};
const fresh = (): Subscription => ({
  id: subscriptionId,
  saasSubscriptionStatus: 'PendingFulfillmentStart',
  planId: 'gold',
  purchaser: { emailId: 'buyer@acme.example' },
});
let subscription = fresh();
let instead: ((url: string) => { status: number; text: string } | Error | undefined) | undefined;
const calls: string[] = [];

const respond = (
  url: string,
  headers: Record<string, string>,
  body: string,
): { status: number; text: string } => {
  const { pathname, searchParams } = new URL(url);
  if (pathname === '/tenant-1/oauth2/token') {
    const right =
      new URLSearchParams(body).get('client_secret') === 'the-secret' &&
      new URLSearchParams(body).get('resource') === '20e940b3-4c77-4b0b-9a53-9e16a1b010a7';
    return right
      ? {
          status: 200,
          text: JSON.stringify({
            token_type: 'Bearer',
            expires_in: '3599',
            access_token: 'publisher',
          }),
        }
      : { status: 401, text: '{}' };
  }
  if (
    headers['authorization'] !== 'Bearer publisher' ||
    searchParams.get('api-version') !== '2018-08-31'
  )
    return { status: 403, text: '{}' };
  if (pathname.endsWith('/resolve'))
    return headers['x-ms-marketplace-token'] === token
      ? {
          status: 200,
          text: JSON.stringify({
            id: subscription.id,
            subscriptionName: 'Acme',
            offerId: 'parapet',
            planId: subscription.planId,
            quantity: 3,
            subscription,
          }),
        }
      : { status: 400, text: '{}' };
  if (pathname.endsWith('/activate')) {
    if (subscription.saasSubscriptionStatus !== 'PendingFulfillmentStart')
      return { status: 400, text: '{}' };
    subscription.saasSubscriptionStatus = 'Subscribed';
    return { status: 200, text: '' };
  }
  return { status: 200, text: JSON.stringify(subscription) };
};

const outgoing: OutgoingClient = {
  request: async (url, { headers = {}, body = '' } = {}) => {
    calls.push(new URL(url).pathname.split('/').at(-1) ?? '');
    const answer = instead?.(url) ?? respond(url, headers, body);
    if (answer instanceof Error) throw answer;
    return { ...answer, headers: {}, bytes: Buffer.from(answer.text) };
  },
  ...noDownloads,
  close: async () => {},
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { marketplace: configured }, deps: { outgoing } });
});
afterAll(() => server.close());
beforeEach(async () => {
  subscription = fresh();
  instead = undefined;
  calls.length = 0;
  server.deps.config.marketplace = configured;
  await acrossTenants(server.deps.db, 'administer organisations', async (tx) => {
    await tx.delete(billingAccounts);
    await tx.update(clients).set({ tier: 'free' });
  });
});

const activate = (
  person: 'admin' | 'foreignAdmin' | 'developer' | 'cyberoper' = 'admin',
  given = token,
) => server.as(person)('activateSubscription', { body: { token: given } });
const tier = async (person: 'admin' | 'foreignAdmin' = 'admin') => {
  const { clientId } = server.people[person];
  return (
    await inTenant(server.deps.db, { clientId }, (tx) =>
      tx.select().from(clients).where(eq(clients.clientId, clientId)),
    )
  )[0]?.tier;
};
const failed = {
  status: 502,
  code: 'marketplace_failed',
  detail: 'Failed to activate subscription. Please try again later or contact our administrator!',
};

describe('a purchase in the marketplace', () => {
  it('becomes the plan of the organisation, once, however often it is activated', async () => {
    expect((await activate()).ok()).toEqual({
      message: 'Subscription activated successfully',
      tier: 'enterprise',
    });
    expect(await tier()).toBe('enterprise');
    expect((await activate()).ok().tier).toBe('enterprise');
    expect(
      (await server.as('admin')('completeMarketplacePayment', { query: { token } })).ok().message,
    ).toBe('Subscription activated successfully');
    expect(calls.filter((call) => call === 'activate')).toHaveLength(1);
  });

  it('is understood where an address has made blanks of its plus signs', async () => {
    expect((await activate('admin', token.replaceAll('+', ' '))).status).toBe(200);
  });

  it('is not a second organisation’s', async () => {
    await activate();
    expect((await activate('foreignAdmin')).problem()).toMatchObject(failed);
    expect(await tier('foreignAdmin')).toBe('free');
  });

  describe('beside an earlier one', () => {
    const second = '5b1f0c52-8f0e-4a6e-9a52-0d6d3c1f7a11';
    const stateOf = (state: string) => {
      const earlier = { ...fresh(), saasSubscriptionStatus: state };
      instead = (url) =>
        new URL(url).pathname.endsWith(subscriptionId)
          ? { status: 200, text: JSON.stringify(earlier) }
          : undefined;
    };
    beforeEach(async () => {
      await activate();
      subscription = { ...fresh(), id: second, planId: 'team' };
      calls.length = 0;
    });

    it.each(['Subscribed', 'Suspended', 'PendingFulfillmentStart'])(
      'that is %s is refused before anything is charged, and changes nothing',
      async (state) => {
        stateOf(state);
        expect((await activate()).problem()).toMatchObject({
          status: 409,
          code: 'marketplace_subscribed',
        });
        expect(calls).not.toContain('activate');
        expect(await tier()).toBe('enterprise');
        instead = undefined;
        subscription = { ...fresh(), saasSubscriptionStatus: 'Subscribed' };
        expect((await activate()).ok().tier).toBe('enterprise');
      },
    );

    it('that has ended takes its place, and the audit log names both', async () => {
      stateOf('Unsubscribed');
      expect((await activate()).ok().tier).toBe('team');
      expect(await tier()).toBe('team');
      const logged = (await server.as('admin')('listAuditLog')).ok();
      expect(logged.data[0]).toMatchObject({
        action: 'billing.activate_marketplace',
        subject_id: second,
        detail: { replaces: subscriptionId },
      });
    });

    it('that cannot be asked about is not replaced', async () => {
      instead = (url) =>
        new URL(url).pathname.endsWith(subscriptionId) ? { status: 503, text: '' } : undefined;
      expect((await activate()).problem()).toMatchObject(failed);
      expect(await tier()).toBe('enterprise');
    });
  });

  it('is for administrators', async () => {
    for (const person of ['developer', 'cyberoper'] as const) {
      expect((await activate(person)).status).toBe(403);
      expect(
        (await server.as(person)('completeMarketplacePayment', { query: { token } })).problem(),
      ).toMatchObject({
        status: 403,
        detail: 'You need to have a valid account role admin to proceed!',
      });
    }
    expect(calls).toEqual([]);
  });

  it.each([
    [
      'has an unknown plan',
      () => {
        subscription.planId = 'platinum';
      },
    ],
    [
      'was ended',
      () => {
        subscription.saasSubscriptionStatus = 'Unsubscribed';
      },
    ],
    [
      'cannot be asked about',
      () => {
        instead = () => new OutgoingError('unreachable', 'No.');
      },
    ],
    [
      'is answered for by a page',
      () => {
        instead = () => ({ status: 200, text: '<html>' });
      },
    ],
    [
      'is answered for by nothing',
      () => {
        instead = () => ({ status: 200, text: '' });
      },
    ],
    [
      'has an id that is none',
      () => {
        subscription.id = '../../evil';
      },
    ],
    [
      'is not logged in for',
      () => {
        instead = (url) =>
          url.includes('oauth2') ? { status: 401, text: '{"error":"invalid_client"}' } : undefined;
      },
    ],
    [
      'cannot be activated',
      () => {
        instead = (url) => (url.includes('/activate') ? { status: 500, text: '' } : undefined);
      },
    ],
  ])('that %s fails in the words of the specification and changes nothing', async (_, prepare) => {
    prepare();
    expect((await activate()).problem()).toMatchObject(failed);
    expect(await tier()).toBe('free');
    expect(subscription.saasSubscriptionStatus).not.toBe('Subscribed');
  });

  it('is not activated by a token that could not be one', async () => {
    expect((await activate('admin', 'a\r\nx-evil: 1')).problem()).toMatchObject(failed);
    expect(calls).toEqual([]);
  });

  it('says when the marketplace is not configured', async () => {
    server.deps.config.marketplace = undefined;
    expect((await activate()).problem()).toMatchObject({
      status: 422,
      code: 'marketplace_not_configured',
    });
  });

  it('follows what is changed and ended there, and nothing where it cannot ask', async () => {
    await activate();
    subscription.planId = 'team';
    await syncMarketplaceAccounts(server.deps);
    expect(await tier()).toBe('team');
    instead = (url) => (url.includes(subscriptionId) ? { status: 503, text: '' } : undefined);
    await syncMarketplaceAccounts(server.deps);
    expect(await tier()).toBe('team');
    instead = undefined;
    subscription.saasSubscriptionStatus = 'Suspended';
    await syncMarketplaceAccounts(server.deps);
    expect(await tier()).toBe('free');
    subscription.saasSubscriptionStatus = 'Subscribed';
    await syncMarketplaceAccounts(server.deps);
    expect(await tier()).toBe('team');
  });
});

const file = path.resolve(
  import.meta.dirname,
  '../../../../../shared/protocols/azure-marketplace.openapi.json',
);

it('is told by the fake as the description of the API tells it', ({ skip }) => {
  if (!existsSync(file)) skip('the description of the fulfilment API is not here');
  const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: object }; // an OpenAPI document
  const ajv = new Ajv2020({ strict: false });
  ajvFormats(ajv);
  const check: ValidateFunction = ajv.compile({
    components,
    $ref: '#/components/schemas/ResolvedSubscription',
  });
  check(
    JSON.parse(
      respond(
        `https://x.example/api/saas/subscriptions/resolve?api-version=2018-08-31`,
        { authorization: 'Bearer publisher', 'x-ms-marketplace-token': token },
        '',
      ).text,
    ),
  );
  expect(check.errors).toBeNull();
});
