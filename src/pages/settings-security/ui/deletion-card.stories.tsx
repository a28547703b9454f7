import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getGetClientDeletionMockHandler,
  getGetClientDeletionResponseMock,
  getRequestClientDeletionMockHandler,
} from '@/shared/api/mocks/generated/client/client.msw';
import { sessionKey } from '@/entities/session';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { DeletionCard } from './deletion-card';

const meta = preview.meta({
  title: 'Pages/Settings/Deletion',
  component: DeletionCard,
  args: { organization: 'Acme' },
  decorators: [
    (Story) => {
      const client = new QueryClient();
      client.setQueryData(sessionKey(), getGetSessionResponseMock());
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      );
    },
  ],
});

const requested = {
  ...getGetClientDeletionResponseMock(),
  requested_at: '2026-01-18T09:30:00Z',
  deletes_at: '2026-02-01T09:30:00Z',
  requested_by: 'admin',
};
const sent = fn();

export const AsksForTheNameAndAProof = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    let deletion = getGetClientDeletionResponseMock();
    msw.use(
      getGetClientDeletionMockHandler(() => deletion),
      getRequestClientDeletionMockHandler(async ({ request }) => {
        sent(await request.json());
        deletion = requested;
        return deletion;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Steps of the deletion' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the organisation…' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /to confirm/ });
    const button = () => dialog.getByRole('button', { name: 'Request the deletion' });
    await userEvent.type(name, 'Ac');
    await expect(button()).toHaveAccessibleDescription('Enter the name to confirm');
    await userEvent.type(name, 'me');
    await userEvent.type(dialog.getByLabelText('Your password'), 'my password');
    await userEvent.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ organization_name: 'Acme', password: 'my password' });
    await expect(await canvas.findByText(/admin requested it on/)).toBeVisible();
    const [, , current] = steps.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent(/Until February 1, 2026 everything works as before/);
    await expect(canvas.queryByRole('button', { name: /^Delete the/ })).toBeNull();
  },
});
