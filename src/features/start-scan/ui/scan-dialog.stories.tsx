import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ScanDialog } from './scan-dialog';

const ledger = { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02', nickname: 'ledger-api' };
const web = { id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b03', nickname: 'web' };

const meta = preview.meta({
  title: 'Features/Start a scan',
  component: ScanDialog,
  parameters: { themes: 'one' },
  args: { repositories: [ledger], onClose: () => undefined, onStarted: () => undefined },
  render: (args) => (
    <QueryClientProvider client={new QueryClient()}>
      <ScanDialog {...args} />
    </QueryClientProvider>
  ),
});

export const Kinds = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Full scan/ })).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  },
});

export const Several = meta.story({
  args: { repositories: [ledger, web] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Scan 2 repositories' })).toBeVisible();
  },
});

/** The error is shown at its field, and the dialog stays open. */
export const NoScannerInstalled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/v1/request_repo_scan', () =>
        HttpResponse.json(
          {
            status: 422,
            code: 'no_scanner',
            title: 'Not accepted',
            detail:
              'The server has no scanner for this. The operator can install Semgrep (docs/scanning.md).',
            facts: { programs: 'Semgrep' },
            request_id: '1',
          },
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Code scan/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Scan now' }));
    await expect(await canvas.findByText(/The operator can install Semgrep/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Scan now' })).toBeEnabled();
  },
});
