import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { newestScansQuery } from '../api/first-run-queries';
import { FirstFindingsNote } from './first-findings-note';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const scan = (file_name: string, status: string, counts = { new: 0, matched: 0 }) => ({
  id: file_name,
  attributes: { file_name, status, counts, run: null },
});

it('counts the findings of each uploaded report', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData<object>(newestScansQuery().queryKey, [
    scan('trivy.json', 'succeeded', { new: 1203, matched: 1 }),
    scan('semgrep.sarif', 'running'),
    scan('notes.txt', 'failed'),
  ]);
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <FirstFindingsNote />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain('trivy.json 1,204');
  expect(textContent).toContain('semgrep.sarif being read');
  expect(textContent).toContain('notes.txt not imported');
});
