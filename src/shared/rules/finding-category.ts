/** The kind of problem, named after the kind of scanner that detects it. */
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
