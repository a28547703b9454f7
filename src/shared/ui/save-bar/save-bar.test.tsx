import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { SaveBar } from './save-bar';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function Settings() {
  const [name, setName] = useState('Acme');
  return (
    <main tabIndex={-1}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <SaveBar
        changes={name === 'Acme' ? 0 : 1}
        problems={0}
        pending={false}
        onGoToProblem={() => undefined}
        onDiscard={() => setName('Acme')}
        onSave={() => setName('Acme')}
      />
    </main>
  );
}

const open = () => {
  render(
    <I18nProvider i18n={i18n}>
      <Settings />
    </I18nProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'Acme Ltd' } });
  return field;
};

it.each(['Discard', 'Save'])('gives the focus back to the field after %s', (action) => {
  const field = open();
  const button = screen.getByRole('button', { name: action });
  act(() => button.focus());
  fireEvent.click(button);
  expect(document.activeElement).toBe(field);
});

it('gives the focus to the page where no field had it', () => {
  const field = open();
  act(() => field.blur());
  const button = screen.getByRole('button', { name: 'Save' });
  act(() => button.focus());
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus where the user is', () => {
  const field = open();
  fireEvent.change(field, { target: { value: 'Acme' } });
  expect(document.activeElement).toBe(field);
});
