import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommentForm } from './comment-form';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it('is left by Esc, which keeps the text and closes nothing around it', () => {
  const onKeyDown = vi.fn<(isTaken: boolean) => void>();
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <div role="presentation" onKeyDown={(event) => onKeyDown(event.defaultPrevented)}>
          <CommentForm id="1" />
        </div>
      </I18nProvider>
    </QueryClientProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Comment' });
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Half a thought' } });
  fireEvent.keyDown(field, { key: 'a' });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(document.body);
  expect(field).toHaveProperty('value', 'Half a thought');
  expect(onKeyDown.mock.calls).toEqual([[false], [true]]);
});
