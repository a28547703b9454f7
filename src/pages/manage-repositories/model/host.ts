export const hosts = ['github', 'gitlab', 'bitbucket', 'gitea'] as const;
export type Host = (typeof hosts)[number];

/** The URL uses `bitbucket_cloud` or "bitbucket cloud", the API `bitbucket`. */
export function hostOf(sourceControl: string): Host | undefined {
  const word = sourceControl.toLowerCase().replaceAll(/[\s_]cloud$/g, '');
  return hosts.find((host) => host === word);
}
