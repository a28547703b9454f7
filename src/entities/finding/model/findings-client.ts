import { createContext, use } from 'react';

/**
 * Whose findings are shown, where they are not the user's own: of one organization that the user
 * manages, or of several; an empty list means all of them.
 */
export type ManagedClients = string | readonly string[];

export const FindingsClient = createContext<ManagedClients | undefined>(undefined);

export const useFindingsClient = (): ManagedClients | undefined => use(FindingsClient);
