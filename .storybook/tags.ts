/** Tags a story that takes long, and whose parts others try: `npm run test:full` runs it. */
export const inFull = 'full';
