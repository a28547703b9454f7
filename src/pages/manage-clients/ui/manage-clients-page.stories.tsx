import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { ClientSummary, Partner } from '@/shared/api/generated/model';
import {
  getListManagedClientsMockHandler,
  getListManagedClientsResponseMock,
  getSetClientPartnerMockHandler,
  getSetClientPlanMockHandler,
} from '@/shared/api/mocks/generated/manage-clients/manage-clients.msw';
import {
  getListPartnersMockHandler,
  getListPartnersResponseMock,
} from '@/shared/api/mocks/generated/partners/partners.msw';

const sent = fn();

const {
  data: [partner],
  meta: paging,
} = getListPartnersResponseMock();

const {
  data: [client],
  meta: clientsMeta,
} = getListManagedClientsResponseMock();

const partners: Partner[] = partner
  ? [
      {
        ...partner,
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e6a01',
        name: 'Northbridge Partners',
        email: 'owner@northbridge.example',
        active: true,
        discount_percent: 10,
        clients: 1,
      },
      {
        ...partner,
        id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e6a02',
        name: 'Fjordsec',
        email: 'owner@fjordsec.example',
        active: false,
        discount_percent: 15,
        clients: 0,
      },
    ]
  : [];

const clients: ClientSummary[] = client
  ? [
      { ...client, organization_name: 'Meridian Freight', partner: null, partner_id: null },
      {
        ...client,
        _id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e6b02',
        organization_name: 'Tessera Labs',
        partner: 'Fjordsec',
        partner_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e6a02',
      },
    ]
  : [];

const meta = preview.meta({
  title: 'Pages/Manage clients',
  ...wholePage,
  globals: { role: 'superadmin' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      getListPartnersMockHandler({ data: partners, meta: paging }),
      getListManagedClientsMockHandler({ data: clients, meta: clientsMeta }),
    );
  },
});

export const AnOrganisationIsGivenToItsPartner = meta.story({
  args: { path: '/manage-clients' },
  beforeEach: ({ msw }) =>
    msw.use(
      getSetClientPartnerMockHandler(async ({ request }) => {
        sent(await request.json());
        const [first] = clients;
        if (!first) throw new Error('The contract has no example of an organisation.');
        return { data: first };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('row', { name: /Tessera Labs.* · Fjordsec/ }, pageTimeout),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'More actions for Meridian Freight' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Partner…' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Partner of Meridian Freight' }),
    );
    const select = await dialog.findByRole('combobox', { name: 'Partner' });
    await expect(select).toHaveDisplayValue('None');
    await expect(dialog.getByRole('option', { name: 'Fjordsec (paused)' })).toBeDisabled();
    await userEvent.selectOptions(select, 'Northbridge Partners');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved the partner of Meridian Freight')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      client_id: clients[0]?._id,
      partner_id: partners[0]?.id,
    });
  },
});

export const AnOrganisationIsGivenAPlanAndAPilot = meta.story({
  args: { path: '/manage-clients' },
  beforeEach: ({ msw }) =>
    msw.use(
      getSetClientPlanMockHandler(async ({ request }) => {
        sent(await request.json());
        const [first] = clients;
        if (!first) throw new Error('The contract has no example of an organisation.');
        return { data: first };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More actions for Meridian Freight' }, pageTimeout),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Plan…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan of Meridian Freight' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'Starter');
    await userEvent.type(dialog.getByLabelText('Last day of the pilot'), '2026-03-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved the plan of Meridian Freight')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      client_id: clients[0]?._id,
      tier: 'starter',
      pilot_until: '2026-03-31',
    });
  },
});
