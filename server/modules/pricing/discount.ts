/** The discount of a plan where nobody names another (specification §9). */
export const defaultDiscountPercent = 10;

/** Numbers that are none count as 0, and so do percentages outside 0 to 100 (specification §5). */
export const validAmount = (amount: number): number =>
  Number.isFinite(amount) && amount > 0 ? amount : 0;
export const validPercent = (percent: number): number =>
  Number.isFinite(percent) && percent >= 0 && percent <= 100 ? percent : 0;

/** US dollars after the discount, to the cent. */
export const discounted = (priceUsd: number, percent: number = defaultDiscountPercent): number =>
  Math.round(validAmount(priceUsd) * (100 - validPercent(percent))) / 100;
