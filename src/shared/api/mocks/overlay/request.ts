export const bodyOf = async <Body>(request: Request): Promise<Body> =>
  (await request.json()) as Body; // validated by the gate

/** For a request whose body is optional. */
export const optionalBodyOf = async <Body>(request: Request): Promise<Partial<Body>> => {
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as Partial<Body>);
};

/** The attributes that all new rows share. */
export const fresh = () => ({ id: crypto.randomUUID(), now: new Date().toISOString() });
