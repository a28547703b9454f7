import { createContext, use } from 'react';

/**
 * The managed organization whose findings are shown, or several of them; an empty list means all.
 * Undefined for the user's own organization.
 */
export type ManagedClients = string | readonly string[];

export const FindingsClient = createContext<ManagedClients | undefined>(undefined);

export const useFindingsClient = (): ManagedClients | undefined => use(FindingsClient);
