// A browser's clock may be wrong by hours. What it says about "when I looked" is corrected by the server's own time, read from its answers.
let offset = 0;

/** The `Date` header has whole seconds: a smaller difference is no difference. */
const tolerated = 2000;

export function noteServerDate(header: string | null): void {
  const server = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  offset = Math.abs(difference) > tolerated ? difference : 0;
}

/** A moment of this browser as the server would have called it, ISO 8601. */
export const serverTime = (moment: number): string => new Date(moment + offset).toISOString();
