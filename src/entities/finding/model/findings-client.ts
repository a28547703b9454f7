import { createContext, use } from 'react';

/** The organisation whose findings are shown, where that is not the user's own. */
export const FindingsClient = createContext<string | undefined>(undefined);

export const useFindingsClient = (): string | undefined => use(FindingsClient);
