import type { MitigationKind } from '#domain/finding-filters';
import type { Category } from '#domain/finding-category';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { weakness } from '../../../reference/cwe.ts';

/** Values that the list shows and filters by, derived from the report. */

const languages: Readonly<Record<string, string>> = {
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  py: 'python',
  rb: 'ruby',
  php: 'php',
  java: 'java',
  kt: 'kotlin',
  kts: 'kotlin',
  scala: 'scala',
  groovy: 'groovy',
  cs: 'csharp',
  vb: 'visualbasic',
  fs: 'fsharp',
  go: 'go',
  rs: 'rust',
  c: 'c',
  h: 'c',
  cc: 'cpp',
  cpp: 'cpp',
  cxx: 'cpp',
  hpp: 'cpp',
  m: 'objectivec',
  swift: 'swift',
  dart: 'dart',
  lua: 'lua',
  pl: 'perl',
  pm: 'perl',
  sh: 'shell',
  bash: 'shell',
  ps1: 'powershell',
  sql: 'sql',
  html: 'html',
  htm: 'html',
  vue: 'vue',
  svelte: 'svelte',
  css: 'css',
  scss: 'scss',
  tf: 'terraform',
  hcl: 'terraform',
  bicep: 'bicep',
  yaml: 'yaml',
  yml: 'yaml',
  json: 'json',
  xml: 'xml',
  toml: 'toml',
  sol: 'solidity',
  ex: 'elixir',
  exs: 'elixir',
  erl: 'erlang',
  apex: 'apex',
  cls: 'apex',
  jsp: 'jsp',
  ejs: 'ejs',
  graphql: 'graphql',
  proto: 'protobuf',
  r: 'r',
  jl: 'julia',
  hs: 'haskell',
  clj: 'clojure',
};

export const fileTypeOf = (path: string | undefined): string | undefined => {
  const name = path?.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name === undefined) return undefined;
  const dot = name.lastIndexOf('.');
  return dot > 0 && dot < name.length - 1 && name.length - dot <= 12
    ? name.slice(dot + 1)
    : undefined;
};

export const languageOf = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined;
  if (/(^|\/)(dockerfile[^/]*|[^/]*\.dockerfile)$/i.test(path)) return 'dockerfile';
  const type = fileTypeOf(path);
  return type === undefined ? undefined : languages[type];
};

const typeOfCategory: Record<Category, string> = {
  sast: 'Code weakness',
  sca: 'Vulnerable component',
  secret: 'Exposed secret',
  iac: 'Misconfiguration',
  container: 'Vulnerable image',
  dast: 'Web vulnerability',
  cloud: 'Cloud misconfiguration',
  network: 'Network exposure',
  mobile: 'Mobile weakness',
  license: 'License',
  sbom: 'Component',
  quality: 'Code quality',
};

/**
 * Extracts `SQL Injection` from "Improper Neutralization of Special Elements used in an SQL Command
 * ('SQL Injection')".
 */
const shortName = (name: string): string => /\('([^']+)'\)/.exec(name)?.[1] ?? name;

/** For a component, how it was introduced matters more than its weakness. */
export const typeOf = ({ component, category, cwes }: ReportFinding): string => {
  if (component !== undefined || category === 'secret') return typeOfCategory[category];
  const name = cwes?.map((cwe) => weakness(cwe)?.name).find((found) => found !== undefined);
  return name === undefined ? typeOfCategory[category] : shortName(name);
};

export const mitigationOf = ({ fix, component, mitigation }: ReportFinding): MitigationKind => {
  if (fix) return 'fix_in_report';
  if ((component?.fixedVersions?.length ?? 0) > 0) return 'upgrade';
  return mitigation === undefined ? 'none' : 'advice';
};

/**
 * 0 (a click) to 100: a fix in the report is easy, a major upgrade is harder, and code without
 * advice takes the most work.
 */
export const fixingEffortOf = (finding: ReportFinding): number => {
  const { fix, component, category, codeFlow } = finding;
  if (fix) return Math.min(40, 5 + 5 * fix.changes.length);
  const fixed = component?.fixedVersions?.[0];
  if (component && fixed !== undefined) {
    const major = (version: string | undefined) => /\d+/.exec(version ?? '')?.[0];
    const sameMajor = major(fixed) === major(component.version);
    return (sameMajor ? 15 : 45) + (component.direct === false ? 10 : 0);
  }
  if (component) return 80;
  if (category === 'secret') return 35;
  if (category === 'iac' || category === 'cloud' || category === 'container') return 25;
  return Math.min(
    90,
    (finding.mitigation === undefined ? 55 : 40) + 5 * Math.min(4, codeFlow?.length ?? 0),
  );
};
