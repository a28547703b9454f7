import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import type { TeamMember } from '@/shared/api/generated/model';
import { RemoveMemberDialog } from './remove-member-dialog';

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
  open_findings: 12,
  awaited_approvals: 1,
  api_tokens: 2,
};

const meta = preview.meta({
  title: 'Features/Remove a member',
  component: RemoveMemberDialog,
  parameters: { themes: 'one' },
  args: { member, name: 'developer', onClose: fn() },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
});

export const SaysWhatBecomesOfTheirWork = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove developer?' });
    await expect(dialog).toHaveTextContent(
      '12 open findings assigned or sent to them stay open and are unassigned.',
    );
    await expect(dialog).toHaveTextContent(
      '1 risk acceptance request is waiting for them. Any other approver can then decide.',
    );
    await expect(dialog).toHaveTextContent('2 API tokens they created stop working.');
  },
});

export const NothingInHand = meta.story({
  args: { member: { ...member, open_findings: 0, awaited_approvals: 0, api_tokens: 0 } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'They are logged out everywhere immediately. Their comments, decisions and shared views are kept. Their private views are deleted.',
    );
  },
});

export const Invited = meta.story({
  args: { member: { ...member, state: 'invited', username: null }, name: 'developer@acme.example' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Their invitation link stops working.',
    );
  },
});
