import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { columnsFor } from '@/entities/finding';
import { defaultColumnIds } from '#domain/finding-columns';
import { FindingsHeader } from './findings-header';
import { noneSelected } from '../model/selection';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const open = (sort: Parameters<typeof FindingsHeader>[0]['sort']) =>
  render(
    <I18nProvider i18n={i18n}>
      <FindingsHeader
        columns={columnsFor([...defaultColumnIds, 'age'])}
        sort={sort}
        findings={[]}
        selection={noneSelected}
        onSort={vi.fn()}
        onSelectLoaded={vi.fn()}
        onDrag={vi.fn()}
        onResize={vi.fn()}
      />
    </I18nProvider>,
  );

it('is one stop of the keyboard, from which arrows lead to every head that sorts', () => {
  open({ field: 'title', direction: 'asc' });
  const heads = screen.getAllByRole('button');
  expect(heads.filter((head) => head.tabIndex === 0).map((head) => head.title)).toEqual([
    'Finding',
  ]);
  const finding = screen.getByRole('button', { name: /^Finding/ });
  finding.focus();
  fireEvent.keyDown(finding, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Status/ }));
  fireEvent.keyDown(screen.getByRole('button', { name: /^Status/ }), { key: 'Home' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Severity/ }));
});

it('can be reached where the order is that of a column that is not shown', () => {
  open({ field: 'epss', direction: 'desc' });
  expect(
    screen
      .getAllByRole('button')
      .filter((head) => head.tabIndex === 0)
      .map((head) => head.title),
  ).toEqual(['Severity']);
});

it('calls an order by what the column shows: who was seen last is the youngest', () => {
  open({ field: 'first_seen_at', direction: 'desc' });
  expect(screen.getByRole('columnheader', { name: /^Age/ }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
});
