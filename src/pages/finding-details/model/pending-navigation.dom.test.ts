import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueNavigationKeys, markPageShown, takePendingNavigation } from './pending-navigation';

const list = vi.fn();
const press = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  queueNavigationKeys();
  list.mockReset();
  document.addEventListener('keydown', list);
});
afterEach(() => {
  document.removeEventListener('keydown', list);
  history.replaceState(null, '', '/');
});

it('keeps a step that is asked for on the way to a finding, and from the list that is left', () => {
  history.replaceState(null, '', '/es/findings/finding-details/1');
  press('j');
  expect(list).not.toHaveBeenCalled();
  expect(takePendingNavigation('1')).toBe('next');
  expect(takePendingNavigation('1')).toBeUndefined();
});

it('leaves keys to the page that is there, and to other pages', () => {
  history.replaceState(null, '', '/findings/finding-details/1');
  const end = markPageShown('1');
  press('k');
  history.replaceState(null, '', '/findings/all');
  press('k');
  expect(list).toHaveBeenCalledTimes(2);
  expect(takePendingNavigation('1')).toBeUndefined();

  // The next finding is loading.
  history.replaceState(null, '', '/findings/finding-details/2');
  press('k');
  expect(takePendingNavigation('2')).toBe('previous');
  end();
});

it('waits for a slow server, and moves only the finding that was opening', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  history.replaceState(null, '', '/findings/finding-details/1');
  press('j');
  clock.mockReturnValue(20_000);
  expect(takePendingNavigation('1')).toBe('next');

  press('j');
  expect(takePendingNavigation('2')).toBeUndefined();
});

it('forgets a step that no page took', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  history.replaceState(null, '', '/findings/finding-details/1');
  press('j');
  clock.mockReturnValue(30_001);
  expect(takePendingNavigation('1')).toBeUndefined();
});
