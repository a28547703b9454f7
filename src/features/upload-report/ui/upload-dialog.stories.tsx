import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  getUploadScanMockHandler,
  getUploadScanResponseMock,
} from '@/shared/api/mocks/generated/scans/scans.msw';
import { UploadDialog } from './upload-dialog';

const sent = fn();

/** The parts of the upload in the order of arrival. */
const receive = getUploadScanMockHandler(async ({ request }) => {
  const form = await request.formData();
  sent([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
  return getUploadScanResponseMock();
});

const meta = preview.meta({
  title: 'Features/Upload report',
  component: UploadDialog,
  args: {
    repository: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b02',
    file: new File(['[]'], 'nuclei.json', { type: 'application/json' }),
    tool: 'nuclei',
    onClose: fn(),
    onUploaded: fn(),
  },
  parameters: { themes: 'one' },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(receive);
  },
  decorators: [
    (Story) => (
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <Story />
      </QueryClientProvider>
    ),
  ],
});

export const SaysWhatWasScanned = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const field = within(dialog).getByLabelText(/Scanned target/);
    await expect(field).toHaveAccessibleDescription(/can close findings/);
    await userEvent.type(field, ' https://shop.example ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith([
      ['ext', 'json'],
      ['tool', 'nuclei'],
      ['target', 'https://shop.example'],
      ['file', 'nuclei.json'],
    ]);
  },
});

export const SaysNothingOfIt = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith([
      ['ext', 'json'],
      ['tool', 'nuclei'],
      ['file', 'nuclei.json'],
    ]);
  },
});
