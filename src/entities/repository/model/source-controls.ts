// Separate from their names, because every page loads the URL validation of the repository list.
export const sourceControls = ['github', 'gitlab', 'bitbucket_cloud', 'gitea', 'manual'] as const;
export type SourceControl = (typeof sourceControls)[number];
