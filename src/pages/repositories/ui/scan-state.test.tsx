import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Repository } from '@/entities/repository';
import { getListRepositoriesResponseMock } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import { ScanState } from './scan-state';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const stateOf = (attributes: Partial<Repository['attributes']>): string => {
  const [repository] = getListRepositoriesResponseMock().data;
  if (!repository) throw new Error('The example has no repository.');
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ScanState
        repository={{
          ...repository,
          attributes: {
            ...repository.attributes,
            last_scan_at: '2026-02-03T06:00:41Z',
            last_scan_status: 'succeeded',
            last_scan_incomplete: false,
            ...attributes,
          },
        }}
        running={undefined}
      />
    </I18nProvider>,
  );
  return container.textContent;
};

it('does not call a repository scanned whose last scan is incomplete', () => {
  expect(stateOf({})).toMatch(/^Scanned/);
  expect(stateOf({ last_scan_incomplete: true })).toMatch(/^Scan incomplete/);
  expect(stateOf({ last_scan_status: 'failed' })).toMatch(/^Scan failed/);
  const never = { last_scan_at: null };
  expect(stateOf({ ...never, last_scan_incomplete: true })).toBe('Scan incomplete');
  expect(stateOf({ ...never, last_scan_status: null })).toBe('Not scanned yet');
});
