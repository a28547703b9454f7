import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog';
import { Combobox } from './combobox';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const options = [{ value: 'api', label: 'ledger-api' }];

const open = (asking: object) => {
  render(
    <I18nProvider i18n={i18n}>
      <Dialog title="Upload" onClose={vi.fn()}>
        <Combobox
          {...asking}
          aria-label="Repository"
          options={options}
          value={null}
          onChange={vi.fn()}
        />
      </Dialog>
    </I18nProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Repository' });
  expect(document.activeElement).toBe(field);
  return field;
};
const isListOpen = () => screen.queryByRole('option', { hidden: true }) !== null;

it('keeps its list closed when a dialog opens on it, until it is clicked', async () => {
  const field = open({});
  await vi.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'));
  expect(isListOpen()).toBe(false);
  fireEvent.click(field);
  await vi.waitFor(() => expect(isListOpen()).toBe(true));
});

it('shows its list at once in a dialog that is about it', async () => {
  open({ 'data-autofocus': true });
  await vi.waitFor(() => expect(isListOpen()).toBe(true));
});
