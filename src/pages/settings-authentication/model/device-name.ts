// Later user agents contain the names of earlier ones: Edge includes Chrome, and Chrome includes
// Safari.
const browsers: readonly (readonly [mark: string, name: string])[] = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const systems: readonly (readonly [mark: string, name: string])[] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const nameIn = (list: typeof browsers, agent: string) =>
  list.find(([mark]) => agent.includes(mark))?.[1];

/** "Firefox, Linux" for a `User-Agent`, or its beginning if the browser is unknown. */
export const deviceName = (agent: string): string => {
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  if (browser === undefined) return agent.slice(0, 60);
  return system === undefined ? browser : `${browser}, ${system}`;
};

/** Whether the device is a phone or tablet. */
export const isPhone = (agent: string): boolean => /Android|iPhone|iPad|Mobile/.test(agent);
