import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import { getListGitTokensMockHandler } from '@/shared/api/mocks/generated/connectors/connectors.msw';

const token = {
  source_control: 'github',
  isConfigured: true,
  login: 'acme-bot',
  url: null,
  expired_at: null,
} as const;

const meta = preview.meta({ title: 'Pages/Source control', ...wholePage });

export const SourceHosts = meta.story({
  args: { path: '/scm' },
  beforeEach: ({ msw }) => msw.use(getListGitTokensMockHandler({ data: [token] })),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('acme-bot', undefined, pageTimeout),
    ).toBeVisible();
  },
});

export const NoSourceHost = meta.story({
  args: { path: '/scm' },
  beforeEach: ({ msw }) => msw.use(getListGitTokensMockHandler({ data: [] })),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole(
        'heading',
        { name: 'No source host is connected' },
        pageTimeout,
      ),
    ).toBeVisible();
  },
});
