import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import {
  getGetManagedClientMockHandler,
  getGetManagedClientResponseMock,
  getListManagedFindingsResponseMock,
} from '@/shared/api/mocks/generated/manage-clients/manage-clients.msw';
import { handlersOf } from '@/shared/api/mocks/answers';
import { findingsOfClientsOverlay } from '@/shared/api/mocks/overlay/findings-of-clients';
import { typical } from '@/shared/api/mocks/scenario';
import { makeState } from '@/shared/api/mocks/state';

const client = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04';
const asked: string[] = [];

const meta = preview.meta({
  title: 'Pages/Findings of a client',
  ...wholePage,
  globals: { role: 'superadmin' },
});

/** The same list as the organization's own, with its filter counts, search and exports. */
export const Filtered = meta.story({
  args: { path: `/manage-clients/findings/${client}?severity=critical` },
  beforeEach: ({ msw }) => {
    asked.length = 0;
    const note = ({ request }: { request: Request }) => void asked.push(request.url);
    msw.use(
      getGetManagedClientMockHandler(),
      http.get(`*/v1/manage-clients/findings/${client}`, ({ request }) => {
        note({ request });
        return HttpResponse.json(getListManagedFindingsResponseMock());
      }),
      http.get('*/v1/filter/findings', note),
      http.post(`*/v1/manage-clients/findings/${client}/export`, ({ request }) => {
        note({ request });
        return new HttpResponse('[]', { headers: { 'content-type': 'application/octet-stream' } });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Findings of/ }, pageTimeout),
    ).toBeInTheDocument();
    const [first] = getListManagedFindingsResponseMock().data;
    await expect(
      (await canvas.findAllByRole('link', { name: first?.attributes.title ?? '' }))[0],
    ).toHaveAttribute(
      'href',
      expect.stringContaining(`/manage-clients/findings/finding-details/${client}/`),
    );
    const has = (path: string, query: string) =>
      asked.some((url) => url.includes(path) && url.includes(query));
    await waitFor(() => expect(has(`/findings/${client}`, 'severity=critical')).toBe(true));
    await waitFor(() => expect(has('/filter/findings', `client_id=${client}`)).toBe(true));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search findings' }), 'sql{Enter}');
    await waitFor(() => expect(has(`/findings/${client}`, 'q=sql')).toBe(true));
  },
});

/**
 * All organizations in one list: each row names and links its organization, and the user can select
 * some.
 */
export const OfAllClients = meta.story({
  args: { path: '/manage-clients/findings' },
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      http.get('*/v1/manage-clients/findings', ({ request }) => void asked.push(request.url)),
      http.get(
        '*/v1/manage-clients/findings/filters',
        ({ request }) => void asked.push(request.url),
      ),
      ...handlersOf(findingsOfClientsOverlay(makeState(typical))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Findings of all organisations' }, pageTimeout),
    ).toBeInTheDocument();
    await canvas.findAllByText(/Tessera Labs/, undefined, pageTimeout);
    const links = canvas
      .getAllByRole('link')
      .flatMap((link) => link.getAttribute('href') ?? [])
      .filter((href) => href.includes('/finding-details/'));
    const owners = new Set(links.map((href) => href.split('/').at(-2)));
    await expect(owners.size).toBeGreaterThan(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'All organisations' }));
    await userEvent.click(await canvas.findByRole('option', { name: /Tessera Labs/ }, pageTimeout));
    await waitFor(() =>
      expect(
        asked.some((url) => /findings\?.*client_id=01980a5c-0c00-7000-8000-000000000011/.test(url)),
      ).toBe(true),
    );
  },
});

const beyond = '01980a5c-0c00-7000-8000-0000000000ff';
const anotherBeyond = '01980a5c-0c00-7000-8000-0000000000fe';
const option = (value: string, label: string, count: number) => ({ value, label, count });

/** The server counts up to a hundred organizations at a time; others are found by name. */
export const OneBeyondTheCounted = meta.story({
  args: { path: `/manage-clients/findings?client_id=${beyond}` },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/v1/manage-clients/findings/filters', ({ request }) => {
        const params = new URL(request.url).searchParams;
        if (params.get('filter_key') !== 'client') return undefined;
        const named = params.get('q') ?? '';
        return HttpResponse.json({
          data: {
            filter_key: 'client',
            options:
              named === ''
                ? [option(client, 'Tessera Labs', 9)]
                : [option(anotherBeyond, 'Zephyr Tools', 1)],
            counts_are_exact: named !== '',
            truncated: named === '',
          },
        });
      }),
      http.get(`*/v1/manage-clients/${beyond}`, () => {
        const { data } = getGetManagedClientResponseMock();
        return HttpResponse.json({ data: { ...data, _id: beyond, organization_name: 'Yarrow' } });
      }),
      ...handlersOf(findingsOfClientsOverlay(makeState(typical))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    // Not among the options, but named nevertheless.
    await userEvent.click(await canvas.findByRole('button', { name: 'Yarrow' }, pageTimeout));
    await expect(canvas.getByRole('option', { name: 'Yarrow' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText('Type to find more.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: /Organisations/ }), 'zeph');
    await userEvent.click(await canvas.findByRole('option', { name: /Zephyr Tools/ }));
    await expect(await canvas.findByRole('button', { name: /and 1 more/ })).toBeVisible();
  },
});
