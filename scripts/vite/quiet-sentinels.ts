// React keeps five errors that it throws to itself and compares by identity; nobody ever sees one. Where developer tools listen, making an error asks where it
// was made, and the browser reads the script again for that: 200 kB of it before anything is drawn (160 ms on a phone). A plain value says as much.
import type { Plugin } from 'vite';

const made = /Error\(formatProdErrorMessage\((460|474|542|519|461)\)\)/g;
const expected = 5;

/** @throws when this version of React makes them in another way: then this file has to be looked at again */
export const withoutSentinelErrors = (code: string): string => {
  const found = code.match(made)?.length ?? 0;
  if (found !== expected)
    throw new Error(
      `React makes ${found} errors to compare with, not ${expected}: look at scripts/vite/quiet-sentinels.ts.`,
    );
  return code.replaceAll(made, (_whole, number: string) => `{ message: 'React ${number}' }`);
};

export const quietSentinels = (): Plugin => ({
  name: 'parapet:quiet-sentinels',
  transform: {
    filter: { id: /react-dom-client\.production\.js/ },
    handler: (code) => ({ code: withoutSentinelErrors(code), map: null }),
  },
});
