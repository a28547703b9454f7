/** What a text of somebody else says as JSON; undefined where it is none, which no JSON says. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
