import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AuditRow } from './audit-row';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

it.each([
  [{ file: 'trivy.json', by_token: 'ci' }, /^admin by token ci · /],
  [{ file: 'trivy.json' }, /^admin · /],
])('says by which token an act was done: %o', (detail, words) => {
  render(
    <I18nProvider i18n={i18n}>
      <AuditRow
        entry={{
          id: '1',
          at: '2026-01-12T10:00:00Z',
          actor: 'admin',
          action: 'scans.upload',
          subject_type: 'scan',
          subject_id: null,
          detail,
          request_id: null,
        }}
      />
    </I18nProvider>,
  );
  expect(screen.getByText('admin').parentElement?.textContent).toMatch(words);
});
