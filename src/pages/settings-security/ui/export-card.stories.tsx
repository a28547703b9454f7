import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getExportOrganizationMockHandler,
  getExportOrganizationResponseMock,
} from '@/shared/api/mocks/generated/client/client.msw';
import { sessionKey } from '@/entities/session';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { refuse } from '@/shared/api/mocks/problem';
import { ExportCard } from './export-card';

const session = getGetSessionResponseMock();
const meta = preview.meta({
  title: 'Pages/Settings/Export everything',
  component: ExportCard,
  parameters: { hasCode: false },
  decorators: [
    (Story, { parameters }) => {
      const client = new QueryClient();
      const hasCode = parameters['hasCode'] === true;
      client.setQueryData(sessionKey(), { ...session, two_factor_enabled: hasCode });
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      );
    },
  ],
});

const sent = fn();

export const AsksForAProof = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      getExportOrganizationMockHandler(async ({ request }) => {
        sent(await request.json());
        return getExportOrganizationResponseMock();
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export everything…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'my password');
    await userEvent.click(dialog.getByRole('button', { name: 'Export everything' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ password: 'my password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ShowsARefusedCode = meta.story({
  parameters: { hasCode: true },
  beforeEach: ({ msw }) => {
    msw.use(
      getExportOrganizationMockHandler(() => {
        refuse(422, 'This code is not right.', 'invalid_code');
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export everything…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = () => dialog.getByRole('button', { name: 'Export everything' });
    await expect(button()).toHaveAccessibleDescription('Enter the code.');
    await userEvent.type(dialog.getByLabelText('Authenticator or recovery code'), '000000');
    await userEvent.click(button());
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
});
