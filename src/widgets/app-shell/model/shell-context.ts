import { createContext } from 'react';

/** Outside the shell (stories, tests of a page), there is no palette to open. */
export const ShellContext = createContext<{ openPalette: (() => void) | undefined }>({
  openPalette: undefined,
});
