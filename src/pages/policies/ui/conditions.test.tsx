import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { FindingsSearch } from '@/entities/finding';
import { Conditions } from './conditions';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const open = (search: FindingsSearch) =>
  render(
    <I18nProvider i18n={i18n}>
      <Conditions search={search} />
    </I18nProvider>,
  );

it('says that a rule is about every finding only where nothing narrows it', () => {
  open({});
  expect(screen.getByText('Every finding')).toBeDefined();
});

it('names the searched text, alone or beside filters', () => {
  const { unmount } = open({ q: 'log4j' });
  expect(screen.queryByText('Every finding')).toBeNull();
  expect(screen.getByRole('group', { name: 'Text contains log4j' })).toBeDefined();
  unmount();
  open({ q: 'log4j', tool: 'Trivy' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Trivy'),
    expect.stringContaining('log4j'),
  ]);
});
