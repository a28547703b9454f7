import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NoFindings } from './no-findings';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function open(search: { severity?: string; q?: string }, error: Error | null) {
  const onRetry = vi.fn();
  render(
    <I18nProvider i18n={i18n}>
      <NoFindings search={search} onSearch={vi.fn()} error={error} onRetry={onRetry} />
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
