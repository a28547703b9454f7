import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchInput } from './search-input';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search clients' }), {
    target: { value: text },
  });

it('searches once typing pauses, by what the page is then', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  const { rerender } = render(<SearchInput label="Search clients" value="" onSearch={before} />);
  type('ac');
  type('acme ');
  rerender(<SearchInput label="Search clients" value="" onSearch={now} />);
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([['acme']]);
});

it('searches at once when the field is left, and not twice', () => {
  const onSearch = vi.fn();
  render(<SearchInput label="Search clients" value="" onSearch={onSearch} />);
  type('acme');
  fireEvent.blur(screen.getByRole('searchbox'));
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(onSearch.mock.calls).toEqual([['acme']]);
});

it('does not search for what is searched for already', () => {
  const onSearch = vi.fn();
  render(<SearchInput label="Search clients" value="acme" onSearch={onSearch} />);
  type('acme ');
  act(() => {
    vi.advanceTimersByTime(200);
  });
  fireEvent.blur(screen.getByRole('searchbox'));
  expect(onSearch).not.toHaveBeenCalled();
});
