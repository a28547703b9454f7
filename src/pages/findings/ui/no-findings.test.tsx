import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { findingQueries } from '@/entities/finding';
import { sessionKey } from '@/entities/session';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { NoFindings } from './no-findings';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function open(search: { severity?: string; q?: string }, error: Error | null, total = 86) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData<object>(sessionKey(), { ...getGetSessionResponseMock(), role: 'developer' });
  client.setQueryData<object>(findingQueries.count({}, undefined).queryKey, { total });
  const onRetry = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <NoFindings search={search} onSearch={vi.fn()} error={error} onRetry={onRetry} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return onRetry;
}

it.each([{}, { severity: 'critical' }])(
  'never calls it no findings when there is no answer, with %j',
  (search) => {
    const onRetry = open(search, new Error('The server is being restarted.'));
    expect(screen.getByText('Couldn’t load findings')).toBeDefined();
    expect(screen.getByText('The server is being restarted.')).toBeDefined();
    expect(screen.queryByText(/No findings/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  },
);

it('says that nothing matches where the answer is none', () => {
  open({ severity: 'critical' }, null);
  expect(screen.getByText('No findings match')).toBeDefined();
});

it('says which words were taken for text', () => {
  open({ q: 'severity:banana' }, null);
  expect(screen.getByText(/^Searched for “severity:banana” as text/)).toBeDefined();
});

it('blames no filter where there are no findings at all', () => {
  open({ severity: 'critical' }, null, 0);
  expect(screen.getByText('No findings for you yet')).toBeDefined();
  expect(screen.queryByText('No findings match')).toBeNull();
});
