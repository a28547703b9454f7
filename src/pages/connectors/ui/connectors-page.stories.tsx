import { expect, fn, screen } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getListUserConnectorsMockHandler,
  getListUserConnectorsResponseMock,
  getUnpublishUserConnectorMockHandler,
} from '@/shared/api/mocks/generated/user-connectors/user-connectors.msw';

const sent = fn();

const meta = preview.meta({
  title: 'Pages/Connectors',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(clientWithPayment('customer'));
  },
});

export const AConnectorIsWithdrawn = meta.story({
  args: { path: '/connector' },
  beforeEach: ({ msw }) => {
    const {
      meta: paging,
      data: [connector],
    } = getListUserConnectorsResponseMock();
    if (!connector) throw new Error('The contract has no example of a connector.');
    msw.use(
      getListUserConnectorsMockHandler({
        meta: paging,
        data: [{ ...connector, name: 'Ticket desk', published: true, added: false }],
      }),
      getUnpublishUserConnectorMockHandler(() => {
        sent('withdrawn');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Use Ticket desk' }, pageTimeout),
    ).toBeEnabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw Ticket desk' }));
    await expect(await screen.findByText('Ticket desk was withdrawn')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('withdrawn');
  },
});

export const SavedIsNotConnected = meta.story({
  args: { path: '/connector' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 of 12 set up\./, {}, pageTimeout)).toBeVisible();
    const card = canvas.getByRole('button', { name: 'Manage AWS' }).closest('li');
    await expect(card).toHaveTextContent('Saved, used by the next scan');
    await expect(card).not.toHaveTextContent('Connected');
  },
});
