/**
 * The identifiers of a line's author: the address in `Name <address>`, and the user name that
 * GitHub's private addresses contain. All in lower case.
 */
export const authorKeys = (author: string): string[] => {
  const lower = author.trim().toLowerCase();
  const [, address = lower] = /<([^<>\s]+)>$/.exec(lower) ?? [];
  const [, hostName] = /^(?:\d+\+)?([^@]+)@users\.noreply\.github\.com$/.exec(address) ?? [];
  return [...new Set([lower, address, ...(hostName === undefined ? [] : [hostName])])];
};
