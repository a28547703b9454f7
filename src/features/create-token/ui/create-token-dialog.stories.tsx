import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { getGeneratePlexalyzerTokenMockHandler } from '@/shared/api/mocks/generated/connectors/connectors.msw';
import { CreateTokenDialog } from './create-token-dialog';

const sent = fn();

const meta = preview.meta({
  title: 'Features/Create token',
  component: CreateTokenDialog,
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      getGeneratePlexalyzerTokenMockHandler(async ({ request }) => {
        const body = (await request.json()) as {
          name: string;
          scopes: string[];
          expired_at: string;
        }; // as in the contract
        sent(body.scopes, body.expired_at);
        return {
          id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b11',
          token: 'plx_3q2x7wXk9sVb1nYcTzQ0aLr8uEfHjM5d',
          name: body.name,
          created_at: '2026-01-12T09:00:00Z',
          expired_at: '2027-01-12T00:00:00Z',
        };
      }),
    );
  },
});

export const ScopesAreChosen = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name'), 'ledger-api pipeline');
    await expect(dialog.getByRole('checkbox', { name: /Upload reports/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /Read findings/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Export findings/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /whether a branch passes/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
    await waitFor(async () =>
      expect(sent).toHaveBeenCalledWith(
        ['repositories:read', 'scans:upload', 'scans:read', 'findings:export'],
        // The token is valid on its last day, too.
        expect.stringMatching(/T23:59:59Z$/),
      ),
    );
    await expect(await screen.findByText(/plx_3q2x7/)).toBeVisible();
  },
});
