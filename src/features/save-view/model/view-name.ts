/** Whether the name can be a URL path segment. */
export const isViewName = (name: string): boolean => /^[^/?#%\s][^/?#%]{0,99}$/.test(name);
