/** What an address can hold as a part of its path. */
export const isViewName = (name: string): boolean => /^[^/?#%\s][^/?#%]{0,99}$/.test(name);
