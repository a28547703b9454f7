/** From this percentage on, the usage is near its limit. */
export const nearLimit = 90;

/** In percent; a limit of zero is always used up. */
export const usageShare = (used: number, most: number): number =>
  most === 0 ? 100 : Math.min(100, (used / most) * 100);
