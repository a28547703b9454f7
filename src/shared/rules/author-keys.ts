/**
 * By what the author of a line may be known: `Name <address>` by its address; GitHub's private
 * addresses hold the user name. All in lower case.
 */
export const authorKeys = (author: string): string[] => {
  const lower = author.trim().toLowerCase();
  const [, address = lower] = /<([^<>\s]+)>$/.exec(lower) ?? [];
  const [, hostName] = /^(?:\d+\+)?([^@]+)@users\.noreply\.github\.com$/.exec(address) ?? [];
  return [...new Set([lower, address, ...(hostName === undefined ? [] : [hostName])])];
};
