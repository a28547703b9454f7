export const bodyOf = async <Body>(request: Request): Promise<Body> =>
  (await request.json()) as Body; // The gate has validated it.

/** What a row that is made now has in common with every other. */
export const fresh = () => ({ id: crypto.randomUUID(), now: new Date().toISOString() });
