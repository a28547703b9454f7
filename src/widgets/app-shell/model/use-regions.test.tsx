import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRegions } from './use-regions';

Element.prototype.checkVisibility = () => true;

function Page() {
  useRegions();
  return (
    <>
      <nav data-region aria-label="sidebar" />
      <main data-region aria-label="page">
        <aside data-region aria-label="filters">
          <button type="button">one</button>
        </aside>
      </main>
    </>
  );
}

const press = (shiftKey = false) => {
  fireEvent.keyDown(document.body, { key: 'F6', shiftKey });
  return document.activeElement?.getAttribute('aria-label');
};

it('goes round all regions, also those within another', () => {
  render(<Page />);
  expect([press(), press(), press(), press()]).toEqual(['sidebar', 'page', 'filters', 'sidebar']);
  expect([press(true), press(true), press(true)]).toEqual(['filters', 'page', 'sidebar']);
});

it('goes on from the region in which something has the focus', () => {
  const { getByRole } = render(<Page />);
  getByRole('button').focus();
  expect(press()).toBe('sidebar');
});
