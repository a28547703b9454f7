// Apart from their names, because the address of the list of repositories is read with every page.
export const sourceControls = ['github', 'gitlab', 'bitbucket_cloud', 'gitea', 'manual'] as const;
export type SourceControl = (typeof sourceControls)[number];
