import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findingsVisitQuery } from '@/entities/finding';
import { findingViews, savedViewsQuery } from '@/features/save-view';
import { getListSavedFiltersResponseMock } from '@/shared/api/mocks/generated/saved-filters/saved-filters.msw';
import { ViewCount } from './view-count';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => vi.unstubAllGlobals());

it('counts all views in one request, each with its own number', async () => {
  const asked = vi.fn<(body: { filters: object[] }) => void>();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as { filters: object[] }; // written by the client itself
    asked(request);
    const data = request.filters.map((_filters, index) => ({
      total: 10 + index,
      total_is_exact: index !== 1,
    }));
    return Response.json({ data });
  });
  const client = new QueryClient();
  client.setQueryData(findingsVisitQuery().queryKey, { data: { since_before: null, since: null } });
  const list = getListSavedFiltersResponseMock();
  const [example] = list.data;
  if (!example) throw new Error('The contract shows a list without a view.');
  const saved = { ...example, name: 'Mine', filters: [{ key: 'severity', value: 'critical' }] };
  client.setQueryData(savedViewsQuery().queryKey, { ...list, data: [saved] });
  const [all, fresh] = findingViews.standard;
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <p>{all && <ViewCount query={all.query} search={{}} />}</p>
        <p>{fresh && <ViewCount query={fresh.query} search={{}} />}</p>
        <p>
          <ViewCount query={{ severity: 'critical' }} search={{}} />
        </p>
      </I18nProvider>
    </QueryClientProvider>,
  );
  await waitFor(() =>
    expect(screen.getAllByRole('paragraph').map((each) => each.textContent)).toEqual([
      '10',
      '11+',
      String(10 + findingViews.standard.length),
    ]),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0].filters).toHaveLength(findingViews.standard.length + 1);
});
