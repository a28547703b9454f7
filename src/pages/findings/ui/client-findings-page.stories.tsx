import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { sessionAs } from '#.storybook/mocks';
import preview from '#.storybook/preview';
import { pageTimeout, wholePage } from '#.storybook/whole-page';
import { getListManagedFindingsResponseMock } from '@/shared/api/mocks/generated/manage-clients/manage-clients.msw';

const client = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4d04';
const asked: string[] = [];

const meta = preview.meta({ title: 'Pages/Findings of a client', ...wholePage });

/** The same list as an organisation's own: filters with counts, search and files, of that one. */
export const Filtered = meta.story({
  args: { path: `/manage-clients/findings/${client}?severity=critical` },
  beforeEach: ({ msw }) => {
    asked.length = 0;
    const note = ({ request }: { request: Request }) => void asked.push(request.url);
    msw.use(
      sessionAs('superadmin'),
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
