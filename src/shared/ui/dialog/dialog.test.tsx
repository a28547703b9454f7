import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Dialog } from './dialog';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const open = (second: object) =>
  render(
    <I18nProvider i18n={i18n}>
      <Dialog title="Assign" onClose={() => undefined}>
        <input aria-label="Status" />
        <input aria-label="Assignee" {...second} />
      </Dialog>
    </I18nProvider>,
  );

it('opens on its first field', () => {
  open({});
  expect(document.activeElement).toBe(screen.getByLabelText('Status'));
});

it('opens on the field that asks for the focus, whatever stands before it', () => {
  open({ 'data-autofocus': true });
  expect(document.activeElement).toBe(screen.getByLabelText('Assignee'));
});

it('opens on the chosen one of radio buttons', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Dialog title="Generate patches" onClose={() => undefined}>
        <input type="radio" name="output" aria-label="Patches only" />
        <input type="radio" name="output" aria-label="Pull requests" defaultChecked />
      </Dialog>
    </I18nProvider>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Pull requests'));
});
