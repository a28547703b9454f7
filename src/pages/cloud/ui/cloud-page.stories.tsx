import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import type { Scan } from '@/shared/api/generated/model';
import { makeClient, tokenOfClient } from '@/shared/api/mocks/data/client';
import { getGetClientMockHandler } from '@/shared/api/mocks/generated/client/client.msw';
import {
  getCreateCloudScanMockHandler,
  getCreateCloudScanResponseMock,
  getListScansMockHandler,
  getListScansResponseMock,
} from '@/shared/api/mocks/generated/scans/scans.msw';

const sent = fn();

const scanOf = (last: string, over: Partial<Scan['attributes']>): Scan => {
  const {
    data: [scan],
  } = getListScansResponseMock();
  if (!scan) throw new Error('The contract shows no scan.');
  return {
    id: scan.id.replace(/.$/, last),
    attributes: { ...scan.attributes, error: null, ...over },
  };
};

const runOf = (kind: 'image' | 'cloud', subject: string): Partial<Scan['attributes']> => {
  const { run } = scanOf('0', {}).attributes;
  return { run: run && { ...run, kind, subject } };
};

const listed = (scans: { image: Scan[]; cloud: Scan[] }) =>
  getListScansMockHandler(({ request }) => {
    const data =
      scans[new URL(request.url).searchParams.get('kind') === 'cloud' ? 'cloud' : 'image'];
    return { ...getListScansResponseMock(), data };
  });

const meta = preview.meta({
  title: 'Pages/Cloud and images',
  ...wholePage,
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      getGetClientMockHandler({ token: tokenOfClient(makeClient()) }),
      listed({ image: [], cloud: [] }),
    );
  },
});

export const AccountIsScanned = meta.story({
  args: { path: '/cloud' },
  beforeEach: ({ msw }) =>
    msw.use(
      getCreateCloudScanMockHandler(async ({ request }) => {
        sent(await request.json());
        return getCreateCloudScanResponseMock();
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const form = within(
      await canvas.findByRole('form', { name: 'Scan a cloud account' }, pageTimeout),
    );
    await userEvent.type(form.getByRole('textbox', { name: /Regions/ }), 'eu-west-1, us-east-1');
    await userEvent.click(form.getByRole('button', { name: 'Scan account' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ provider: 'aws', regions: ['eu-west-1', 'us-east-1'] }),
    );
    await expect(canvas.getByText('No clouds scanned yet.')).toBeVisible();
  },
});

export const CloudIsNotConnected = meta.story({
  args: { path: '/cloud' },
  play: async ({ canvas, userEvent }) => {
    const form = within(
      await canvas.findByRole('form', { name: 'Scan a cloud account' }, pageTimeout),
    );
    await userEvent.click(form.getByRole('radio', { name: /Azure/ }));
    await expect(form.queryByRole('textbox', { name: /Regions/ })).toBeNull();
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Scan account' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await expect(form.getByRole('link', { name: /Connect .*Azure/ })).toHaveAttribute(
      'href',
      '/connector',
    );
  },
});

export const HowTheLastScansWent = meta.story({
  args: { path: '/cloud' },
  beforeEach: ({ msw }) =>
    msw.use(
      listed({
        image: [
          scanOf('1', {
            status: 'running',
            phase: 'scanning',
            progress: 0.42,
            ...runOf('image', 'ghcr.io/acme/ledger-api:1.4.2'),
          }),
        ],
        cloud: [
          scanOf('2', {
            status: 'failed',
            error: {
              code: 'scanner_failed',
              message: 'Prowler ended with 3.',
              type: 'scanner_ended',
              facts: { scanner: 'Prowler', exit_code: 3 },
              pointer: null,
            },
            ...runOf('cloud', 'aws'),
          }),
          scanOf('3', { status: 'succeeded', ...runOf('cloud', 'gcp') }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    const images = within(
      await canvas.findByRole('region', { name: 'Recent image scans' }, pageTimeout),
    );
    await expect(await images.findByRole('link', { name: 'ledger-api:1.4.2' })).toBeVisible();
    await expect(images.getByText('42%')).toBeVisible();
    const clouds = within(canvas.getByRole('region', { name: 'Recent cloud scans' }));
    await expect(await clouds.findAllByRole('listitem')).toHaveLength(2);
    await expect(clouds.getByText(/Prowler/)).toBeVisible();
    await expect(clouds.getByText(/214 findings/)).toBeVisible();
  },
});
