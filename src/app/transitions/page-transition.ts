import { motionIsUnwanted } from '@/shared/lib/motion';

type Place = { pathname: string };

const segments = (pathname: string) => pathname.split('/').filter(Boolean).length;

/**
 * Deeper paths slide right, others left (specification, section 2). A changed filter or order is
 * not a page change.
 */
export function directionOf(
  from: Place | undefined,
  to: Place,
): 'slide-right' | 'slide-left' | undefined {
  if (from === undefined || from.pathname === to.pathname) return undefined;
  return segments(to.pathname) > segments(from.pathname) ? 'slide-right' : 'slide-left';
}

export const pageTransition = {
  types: ({
    fromLocation,
    toLocation,
  }: {
    fromLocation?: Place;
    toLocation: Place;
  }): string[] | false => {
    if (motionIsUnwanted()) return false;
    const direction = directionOf(fromLocation, toLocation);
    return direction === undefined ? false : [direction];
  },
};
