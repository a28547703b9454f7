// A browser's clock may be wrong by hours. Times that it reports are corrected by the server's
// clock, read from the `Date` header of responses.
let offset = 0;

/** The `Date` header has a resolution of one second, so smaller differences are ignored. */
const tolerated = 2000;

export function updateServerClock(header: string | null): void {
  const server = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  offset = Math.abs(difference) > tolerated ? difference : 0;
}

/** Converts a time of this browser to the server's clock, ISO 8601. */
export const serverTime = (moment: number): string => new Date(moment + offset).toISOString();
