/** How much a repository's priority weighs in the priority of its findings, from 0 to 100. */
export const repositoryWeight = { critical: 100, high: 75, medium: 50, low: 20 } as const;
