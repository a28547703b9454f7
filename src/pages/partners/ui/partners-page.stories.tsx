import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getListPartnersMockHandler,
  getListPartnersResponseMock,
} from '@/shared/api/mocks/generated/partners/partners.msw';

const {
  data: [partner],
  meta: paging,
} = getListPartnersResponseMock();

if (!partner) throw new Error('The contract has no example of a partner.');

const meta = preview.meta({
  title: 'Pages/Partners',
  ...wholePage,
  globals: { role: 'superadmin' },
  beforeEach: ({ msw }) =>
    msw.use(
      getListPartnersMockHandler({
        data: [{ ...partner, name: 'Northbridge Partners' }],
        meta: paging,
      }),
    ),
});

/** If registration requires an invitation, a registration link does not work. */
export const ARegistrationLinkNeedsRegistration = meta.story({
  args: { path: '/partners' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Northbridge Partners' }, pageTimeout),
    );
    const entry = await screen.findByRole('menuitem', { name: /^Copy registration link/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Remove' })).toBeEnabled();
  },
});
