/** Default discount of a plan in percent (specification §9). */
export const defaultDiscountPercent = 10;

/** Invalid numbers count as 0, and so do percentages outside 0 to 100 (specification §5). */
export const validAmount = (amount: number): number =>
  Number.isFinite(amount) && amount > 0 ? amount : 0;
export const validPercent = (percent: number): number =>
  Number.isFinite(percent) && percent >= 0 && percent <= 100 ? percent : 0;

/** US dollars after the discount, rounded to the cent. */
export const applyDiscount = (priceUsd: number, percent: number = defaultDiscountPercent): number =>
  Math.round(validAmount(priceUsd) * (100 - validPercent(percent))) / 100;
