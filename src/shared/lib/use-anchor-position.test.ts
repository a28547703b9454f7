import { describe, expect, it } from 'vitest';
import { anchorPosition } from './use-anchor-position';

const viewport = { width: 400, height: 300 };
const anchor = { left: 100, top: 100, width: 80, height: 30 };
const below = { side: 'bottom', align: 'start' } as const;

describe('the place of a floating box', () => {
  it('is beside its anchor, with a gap', () => {
    expect(anchorPosition(anchor, { width: 120, height: 60 }, viewport, below)).toEqual({
      left: 100,
      top: 136,
    });
    expect(
      anchorPosition(anchor, { width: 120, height: 60 }, viewport, {
        side: 'right',
        align: 'center',
      }),
    ).toEqual({ left: 186, top: 85 });
  });

  it('flips to the other side where there is no room', () => {
    const low = { ...anchor, top: 260 };
    expect(anchorPosition(low, { width: 120, height: 60 }, viewport, below).top).toBe(194);
    const high = { ...anchor, top: 10 };
    expect(
      anchorPosition(high, { width: 120, height: 60 }, viewport, { side: 'top', align: 'start' })
        .top,
    ).toBe(46);
  });

  it('is shifted into the viewport', () => {
    const right = { ...anchor, left: 350 };
    expect(anchorPosition(right, { width: 120, height: 60 }, viewport, below).left).toBe(272);
    expect(
      anchorPosition({ ...anchor, left: -50 }, { width: 120, height: 60 }, viewport, below).left,
    ).toBe(8);
  });

  it('keeps the top in sight when the box is taller than the viewport', () => {
    expect(anchorPosition(anchor, { width: 120, height: 900 }, viewport, below).top).toBe(8);
  });
});
