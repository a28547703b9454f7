import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OptionRow } from './option-row';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const show = (isExcluded: boolean | undefined) => {
  const [onToggle, onExclude] = [vi.fn(), vi.fn()];
  render(
    <I18nProvider i18n={i18n}>
      <OptionRow
        name="Low"
        isChosen={false}
        isExcluded={isExcluded}
        glyph={null}
        count={3}
        onToggle={onToggle}
        onExclude={onExclude}
      />
    </I18nProvider>,
  );
  return { onToggle, onExclude, box: screen.getByRole('checkbox', { name: /Low/ }) };
};

it('asks for a value with a click and leaves it out with Alt and a click', () => {
  const { box, onToggle, onExclude } = show(false);
  fireEvent.click(box, { altKey: true });
  expect(onExclude).toHaveBeenCalledWith(true);
  expect(onToggle).not.toHaveBeenCalled();
  fireEvent.click(box);
  expect(onToggle).toHaveBeenCalledOnce();
});

it('leaves out with its button, which says so, and takes it back with the box as well', () => {
  const { box, onToggle, onExclude } = show(true);
  const button = screen.getByRole('button', { name: 'Exclude Low', pressed: true });
  fireEvent.click(button);
  fireEvent.click(box);
  expect(onExclude.mock.calls).toEqual([[false], [false]]);
  expect(onToggle).not.toHaveBeenCalled();
});

it('offers no exclusion where the filter has none', () => {
  show(undefined);
  expect(screen.queryByRole('button')).toBeNull();
});
