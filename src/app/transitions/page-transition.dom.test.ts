import { describe, expect, it, vi } from 'vitest';
import { directionOf, pageTransition } from './page-transition';

const at = (pathname: string) => ({ pathname });

describe('the transition between pages', () => {
  it.each([
    ['/', '/findings', 'slide-right'],
    ['/findings/all', '/findings/finding-details/1', 'slide-right'],
    ['/findings/all', '/settings/team', 'slide-left'],
    ['/settings/authentication/setup-2fa', '/settings', 'slide-left'],
    ['/mail', '/mail', undefined],
  ])('from %s to %s: %s', (from, to, direction) => {
    expect(directionOf(at(from), at(to))).toBe(direction);
  });

  it('has none on arrival, and none for people who want no motion', () => {
    expect(pageTransition.types({ toLocation: at('/mail') })).toBe(false);
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(window.matchMedia(''), { matches: true }),
    );
    expect(pageTransition.types({ fromLocation: at('/'), toLocation: at('/mail') })).toBe(false);
  });
});
