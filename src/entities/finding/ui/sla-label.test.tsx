import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { SlaLabel } from './sla-label';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const shown = (dueAt: string | null, status: 'open' | 'fixed', otherwise?: string) =>
  render(
    <I18nProvider i18n={i18n}>
      <SlaLabel
        dueAt={dueAt}
        finding={{ status, false_positive: false }}
        {...(otherwise !== undefined && { otherwise })}
      />
    </I18nProvider>,
  ).container.textContent;

const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString();

it('says why there is no date, unless something else stands in its place', () => {
  expect(shown(tomorrow, 'open', '–')).toBe('1 d left');
  expect(shown(null, 'open')).toBe('No due date');
  expect(shown(tomorrow, 'fixed')).toBe('Not running');
  expect(shown(null, 'open', '–')).toBe('–');
  expect(shown(tomorrow, 'fixed', '–')).toBe('–');
});
