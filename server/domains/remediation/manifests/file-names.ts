/** Names of manifests that have no file type of their own. */
export const manifestNames = {
  requirements:
    /^(?:requirements|constraints)[\w.-]*\.(?:txt|in)$|^[\w.-]*requirements\.(?:txt|in)$/,
  dockerfile: /^(?:Dockerfile|Containerfile)[^/]*$|\.[Dd]ockerfile$/,
  goMod: /^go\.mod$/,
} as const;
