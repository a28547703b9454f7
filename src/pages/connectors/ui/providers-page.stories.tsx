import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { clientWithPayment } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getExchangeOAuthTokenMockHandler,
  getSaveGithubInstallationMockHandler,
  getTestSourceHostConnectionMockHandler,
} from '@/shared/api/mocks/generated/application-server/application-server.msw';
import {
  getGetGitAppTokenMockHandler,
  getListConnectionsMockHandler,
  getListGitTokensMockHandler,
  getSaveTokenMockHandler,
} from '@/shared/api/mocks/generated/connectors/connectors.msw';
import { callOf, connectionOf } from '@/shared/api/mocks/data/connections';

const sent = fn();

const meta = preview.meta({
  title: 'Pages/Source host providers',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(clientWithPayment('customer'));
  },
});

/** Visiting a URL changes nothing without a confirmation. */
export const AnInstallationIsTakenOver = meta.story({
  args: { path: '/connector/providers?installation_id=4711' },
  beforeEach: ({ msw }) =>
    msw.use(
      getGetGitAppTokenMockHandler({ isConfigured: false, app_id: '123', installation_id: null }),
      getSaveGithubInstallationMockHandler(async ({ request }) => {
        sent(await request.json());
        return { installation_id: '4711' };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const use = await canvas.findByRole('button', { name: 'Use this installation' }, pageTimeout);
    await expect(await canvas.findByText('Incomplete')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(use);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ installation_id: '4711' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Use this installation' })).toBeNull(),
    );
  },
});

const bitbucket = (isConfigured: boolean) => ({
  source_control: 'bitbucket_cloud' as const,
  isConfigured,
  login: null,
  url: null,
  expired_at: isConfigured ? null : '2026-01-12T10:00:00Z',
});

/** Only the server can report an expired token, never the URL. */
export const AnAddressClaimsNothing = meta.story({
  args: { path: '/connector/providers?source_control=github' },
  beforeEach: ({ msw }) => msw.use(getListGitTokensMockHandler({ data: [bitbucket(true)] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Bitbucket/ }, pageTimeout);
    await expect(canvas.queryByText(/token no longer works/)).toBeNull();
  },
});

export const AnExpiredTokenIsNamed = meta.story({
  args: { path: '/connector/providers' },
  beforeEach: ({ msw }) => msw.use(getListGitTokensMockHandler({ data: [bitbucket(false)] })),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/token no longer works/, undefined, pageTimeout);
    await expect(sentence).toHaveTextContent('Bitbucket Cloud');
  },
});

let isExchanged = false;

/**
 * After returning from the host's page, the user sees that the connection works, without a reload.
 */
export const TheHostsPageCameBack = meta.story({
  args: { path: '/connector/providers?code=given&state=known' },
  beforeEach: ({ msw }) => {
    isExchanged = false;
    sessionStorage.setItem(
      'parapet.connecting',
      JSON.stringify({ host: 'github', state: 'known', redirectUri: 'https://parapet.example' }),
    );
    msw.use(
      getListConnectionsMockHandler(() => ({
        data: [
          connectionOf('github', {
            last_call: isExchanged ? { ...callOf('works'), at: new Date().toISOString() } : null,
          }),
        ],
        repositories_not_scanned: 0,
      })),
      getExchangeOAuthTokenMockHandler(async () => {
        // The list has loaded before the response arrives.
        await new Promise((resolve) => setTimeout(resolve, 300));
        isExchanged = true;
        return { source_control: 'github', isConfigured: true, login: 'acme-bot' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Connected as acme-bot', undefined, pageTimeout),
    ).toBeVisible();
    await expect(await canvas.findByRole('listitem', { name: /^GitHub, works,/ })).toBeVisible();
  },
});

/** A failed test prevents saving, unless the user insists. */
export const HostIsTriedBeforeItIsSaved = meta.story({
  args: { path: '/connector/providers' },
  beforeEach: ({ msw }) =>
    msw.use(
      getSaveTokenMockHandler(async ({ request }) => {
        sent(await request.json());
        return { ...bitbucket(true), source_control: 'gitlab' };
      }),
      getTestSourceHostConnectionMockHandler({
        ok: false,
        code: 'key_refused',
        status: null,
        message: 'The source host rejected the token.',
        latency_ms: null,
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Connect GitLab' }, pageTimeout));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect GitLab' }));
    await userEvent.type(dialog.getByLabelText(/token/i), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await expect(await dialog.findByText(/Nothing was saved\.$/)).toHaveTextContent(
      'The source host rejected the token.',
    );
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(
      await page.findByText(
        'Credentials for GitLab saved, but they don’t work',
        undefined,
        pageTimeout,
      ),
    ).toBeVisible();
    await expect(page.getByText('The source host rejected the token.')).toBeVisible();
  },
});
