import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { applyDiscount, validPercent } from './discount.ts';

describe('discount', () => {
  it.each([
    [490, 10, 441],
    [490, undefined, 441],
    [490, 0, 490],
    [490, 100, 0],
    [490, 101, 490],
    [490, -1, 490],
    [490, Number.NaN, 490],
    [Number.NaN, 10, 0],
    [99.99, 10, 89.99],
  ])('%f USD at %f percent is %f', (price, percent, result) => {
    expect(applyDiscount(price, percent)).toBe(result);
  });

  it('takes no percentage outside 0 to 100', () => {
    expect([
      validPercent(Number.POSITIVE_INFINITY),
      validPercent(100.1),
      validPercent(12.5),
    ]).toEqual([0, 0, 12.5]);
  });
});

describe('plans and partners', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const plan = {
    name: 'Team',
    tier: 'team' as const,
    price_usd: 490,
    features: ['50 repositories'],
  };

  it('are made, changed, shown and removed by a super-admin', async () => {
    const made = (
      await server.as('superadmin')('createPricing', { body: { ...plan, discount_percent: 10 } })
    ).ok();
    expect(made).toMatchObject({ name: 'Team', discount_percent: 10, active: true });
    expect(
      (
        await server.as('superadmin')('createPricing', {
          body: { ...plan, name: 'team', discount_percent: 10 },
        })
      ).status,
    ).toBe(409);
    const price = (
      await server.as('developer')('getProductPrice', {
        body: { pricing_id: made.id, discount_percent: 20 },
      })
    ).ok();
    expect(price).toEqual({ price_usd: 490, discount_percent: 20, discounted_usd: 392 });

    const hidden = (
      await server.as('superadmin')('updatePricing', {
        path: { id: made.id },
        body: { ...plan, discount_percent: 10, active: false },
      })
    ).ok();
    expect(hidden.active).toBe(false);
    expect((await server.as('admin')('listPricings')).ok().data).toEqual([]);
    expect((await server.as('admin')('getPricing', { path: { id: made.id } })).status).toBe(404);
    expect((await server.as('admin')('deletePricing', { path: { id: made.id } })).status).toBe(403);
    expect((await server.as('superadmin')('deletePricing', { path: { id: made.id } })).status).toBe(
      204,
    );
    expect((await server.as('superadmin')('getPricing', { path: { id: made.id } })).status).toBe(
      404,
    );
  });

  it('say what they hold, beside what an organisation uses of its own', async () => {
    const usage = async () => (await server.as('admin')('getPlanUsage')).ok();
    const { used } = await usage();
    expect(used.members).toBeGreaterThan(1);
    expect((await usage()).included).toBeNull();
    const included = { repositories: 25, members: 10, ai_fixes: null };
    const call = server.as('superadmin');
    const dear = (
      await call('createPricing', {
        body: {
          ...plan,
          name: 'Free and more',
          tier: 'free',
          price_usd: 10,
          discount_percent: 10,
          included: { repositories: 1, members: 1, ai_fixes: 1 },
        },
      })
    ).ok();
    const made = (
      await call('createPricing', {
        body: { ...plan, name: 'Free', tier: 'free', price_usd: 0, discount_percent: 10, included },
      })
    ).ok();
    expect(made.included).toEqual(included);
    expect(await usage()).toEqual({ used, included });

    await server.as('admin')('createRepositoryWithList', {
      body: {
        source_control: 'manual',
        data: [{ nickname: 'counted', url: 'https://example.org/counted', branch: 'main' }],
      },
    });
    expect((await usage()).used).toEqual({ ...used, repositories: used.repositories + 1 });
    expect((await server.as('foreignAdmin')('getPlanUsage')).ok().used.repositories).toBe(0);
    // Omitted fields keep their value.
    expect(
      (
        await call('updatePricing', {
          path: { id: made.id },
          body: { ...plan, name: 'Free', tier: 'free', price_usd: 0, discount_percent: 10 },
        })
      ).ok().included,
    ).toEqual(included);
    for (const { id } of [dear, made]) await call('deletePricing', { path: { id } });
    expect((await server.as('developer')('getPlanUsage')).status).toBe(403);
  });

  it('cost less for an organisation that an active partner brought', async () => {
    const call = server.as('superadmin');
    const plan10 = (await call('createPricing', { body: { ...plan, discount_percent: 10 } })).ok();
    const body = {
      name: 'Acme Consulting',
      email: server.people.partner.email,
      active: true,
      discount_percent: 20,
    };
    const {
      data: { id },
    } = (await call('createPartner', { body })).ok();
    await call('setClientPartner', {
      body: { client_id: server.people.foreignAdmin.clientId, partner_id: id },
    });
    const agree = (change: object) =>
      call('updatePartner', { path: { id }, body: { ...body, ...change } });
    const discount = async (person: 'foreignDeveloper' | 'admin') =>
      (await server.as(person)('listPricings')).ok().partner_discount;
    const price = async (percent?: number) =>
      (
        await server.as('foreignDeveloper')('getProductPrice', {
          body: {
            pricing_id: plan10.id,
            ...(percent !== undefined && { discount_percent: percent }),
          },
        })
      ).ok().discounted_usd;

    expect([await discount('foreignDeveloper'), await discount('admin')]).toEqual([
      { percent: 20, partner: 'Acme Consulting' },
      null,
    ]);
    // The larger discount applies, not the sum. An explicit percentage wins over both.
    expect([await price(), await price(0)]).toEqual([392, 490]);
    await agree({ discount_percent: 5 });
    expect(await price()).toBe(441);
    await agree({ discount_percent: 0 });
    expect(await discount('foreignDeveloper')).toBeNull();
    await agree({ active: false });
    expect([await discount('foreignDeveloper'), await price()]).toEqual([null, 441]);
    await call('deletePartner', { path: { id } });
    expect(await discount('foreignDeveloper')).toBeNull();
    await call('deletePricing', { path: { id: plan10.id } });
  });

  it('give the person behind a partner its rights and take them back', async () => {
    const { email } = server.people.cyberoper;
    const sees = async () => (await server.as('cyberoper')('listManagedClients')).status;
    expect(await sees()).toBe(403);
    const body = { name: 'Acme Consulting', email, active: true, discount_percent: 10 };
    const { data } = (await server.as('superadmin')('createPartner', { body })).ok();
    expect(data).toMatchObject({ clients: 0, discount_percent: 10 });
    expect(await sees()).toBe(200);
    expect(
      (
        await server.as('superadmin')('createPartner', {
          body: { ...body, email: email.toUpperCase() },
        })
      ).status,
    ).toBe(409);
    await server.as('superadmin')('updatePartner', {
      path: { id: data.id },
      body: { ...body, active: false },
    });
    expect(await sees()).toBe(403);
    expect(
      (await server.as('superadmin')('listPartners', { query: { q: 'consult' } })).ok().meta.total,
    ).toBe(1);
    expect((await server.as('superadmin')('deletePartner', { path: { id: data.id } })).status).toBe(
      204,
    );
    expect((await server.as('superadmin')('getPartner', { path: { id: data.id } })).status).toBe(
      404,
    );
  });
});
