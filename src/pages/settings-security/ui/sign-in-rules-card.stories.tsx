import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { sessionKey } from '@/entities/session';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import {
  getGetSignInRulesMockHandler,
  getGetTwoFactorCoverageMockHandler,
  getGetTwoFactorCoverageResponseMock,
  getGetTwoFactorMockHandler,
  getGetTwoFactorResponseMock,
  getRemindTwoFactorMockHandler,
  getUpdateSignInRulesMockHandler,
} from '@/shared/api/mocks/generated/users/users.msw';
import type { SignInRules } from '@/shared/api/generated/model';
import { SignInRulesCard } from './sign-in-rules-card';

const sent = fn();
const reminded = fn();

const meta = preview.meta({
  title: 'Pages/Settings/Rules of logging in',
  component: SignInRulesCard,
  decorators: [
    (Story) => {
      const client = new QueryClient();
      client.setQueryData(sessionKey(), {
        ...getGetSessionResponseMock(),
        role: 'admin',
        two_factor_enabled: true,
      });
      return (
        <QueryClientProvider client={client}>
          <Story />
        </QueryClientProvider>
      );
    },
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    reminded.mockClear();
    let rules: SignInRules = { idle_minutes: 480, require_two_factor: false };
    let coverage = {
      ...getGetTwoFactorCoverageResponseMock(),
      members: 14,
      members_with: 11,
      without: ['sam', 'iker', 'marta'].map((username, index) => ({
        id: `01980a5c-0e00-7000-8000-00000000010${index}`,
        username,
        avatar_url: null,
      })),
      reminded_at: null as string | null,
    };
    msw.use(
      getGetSignInRulesMockHandler(() => rules),
      getUpdateSignInRulesMockHandler(async ({ request }) => {
        rules = (await request.json()) as SignInRules;
        sent(rules);
        return rules;
      }),
      getGetTwoFactorMockHandler({
        ...getGetTwoFactorResponseMock(),
        members: 14,
        members_with: 11,
      }),
      getGetTwoFactorCoverageMockHandler(() => coverage),
      getRemindTwoFactorMockHandler(() => {
        reminded();
        coverage = { ...coverage, reminded_at: '2026-11-20T09:12:00Z' };
        return coverage;
      }),
    );
  },
});

export const RequiresTwoFactorFromADay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('sam, iker, marta')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '79');
    await userEvent.click(canvas.getByRole('switch', { name: 'Require two-factor login' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Require two-factor login?' }));
    await expect(dialog.getByText(/sam, iker, marta/)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    const before = Date.now();
    await userEvent.selectOptions(dialog.getByLabelText('They must have it'), '7');
    await userEvent.click(dialog.getByRole('button', { name: 'Require it' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [rules] = sent.mock.calls[0] as [SignInRules];
    await expect(rules.require_two_factor).toBe(true);
    const days = (Date.parse(rules.two_factor_from ?? '') - before) / 86_400_000;
    await expect(Math.round(days)).toBe(7);
    const title = { name: 'Two-factor login is required' };
    await expect(await canvas.findByRole('heading', title)).toBeVisible();
    await expect(canvas.getByText(/the others can only set it up/)).toBeVisible();
  },
});

export const RemindsMembers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind them' }));
    await expect(await canvas.findByText(/^Last reminder: Nov 20, 2026/)).toBeVisible();
    await expect(reminded).toHaveBeenCalledOnce();
  },
});

export const LeavesOutPasskeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ways = await canvas.findByLabelText('Log in with');
    await expect(ways).toHaveDisplayValue('Password, passkey');
    await userEvent.selectOptions(ways, 'Password');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        idle_minutes: 480,
        require_two_factor: false,
        allow_passkeys: false,
      }),
    );
    await waitFor(() => expect(ways).toHaveDisplayValue('Password'));
  },
});
