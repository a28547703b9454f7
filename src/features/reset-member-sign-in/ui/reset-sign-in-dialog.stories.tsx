import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { TeamMember } from '@/shared/api/generated/model';
import { ResetSignInDialog } from './reset-sign-in-dialog';

const member: TeamMember = {
  id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  email: 'developer@acme.example',
  username: 'developer',
  role: 'developer',
  state: 'active',
  two_factor_enabled: true,
  avatar_url: null,
  invited_at: null,
  last_login_at: null,
  open_findings: 0,
  awaited_approvals: 0,
  api_tokens: 0,
};

const meta = preview.meta({
  title: 'Features/Reset the login of a member',
  component: ResetSignInDialog,
  args: { member, name: 'developer', onClose: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
});

export const LostPhone = meta.story({
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Reset the login of developer' }),
    );
    await expect(
      dialog.getByRole('checkbox', { name: 'Turn off their two-factor login' }),
    ).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Remove their passkeys' })).not.toBeChecked();
  },
});

export const WithoutTwoFactor = meta.story({
  args: { member: { ...member, two_factor_enabled: false } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('checkbox', { name: /two-factor/ })).toBeNull();
    await expect(dialog.getByText(/logged out everywhere/)).toBeVisible();
  },
});
