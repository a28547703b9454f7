/** What kind of problem a finding is, named after the kind of scanner that looks for it. */
export const categories = [
  'sast',
  'sca',
  'secret',
  'iac',
  'container',
  'dast',
  'cloud',
  'network',
  'mobile',
  'license',
  'sbom',
  'quality',
] as const;
export type Category = (typeof categories)[number];
