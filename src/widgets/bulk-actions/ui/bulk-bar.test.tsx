import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BulkBar } from './bulk-bar';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const list = (selected: number) => (
  <I18nProvider i18n={i18n}>
    <div role="grid" aria-label="Findings" tabIndex={0} />
    <input aria-label="Search" />
    {selected > 0 && (
      <BulkBar
        count={selected}
        total={3}
        exact
        everything={false}
        actions={[]}
        onEverything={vi.fn()}
        onClear={vi.fn()}
      />
    )}
  </I18nProvider>
);

it('leaves a focus inside it to the list when the selection ends', () => {
  const { rerender } = render(list(1));
  screen.getByRole('button', { name: 'Clear selection' }).focus();
  rerender(list(0));
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

it('leaves a focus elsewhere where it is', () => {
  const { rerender } = render(list(1));
  const search = screen.getByLabelText('Search');
  search.focus();
  rerender(list(0));
  expect(document.activeElement).toBe(search);
});
