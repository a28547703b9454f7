export const bodyOf = async <Body>(request: Request): Promise<Body> =>
  (await request.json()) as Body; // The gate has validated it.

/** Of a request that may come without a body. */
export const optionalBodyOf = async <Body>(request: Request): Promise<Partial<Body>> => {
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as Partial<Body>);
};

/** What a row that is made now has in common with every other. */
export const fresh = () => ({ id: crypto.randomUUID(), now: new Date().toISOString() });
