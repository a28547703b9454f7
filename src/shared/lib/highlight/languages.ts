import type { LanguageInput } from 'shiki/core';

/** Each grammar loads when a file of its language is first shown. */
export const grammars = {
  c: () => import('shiki/dist/langs/c.mjs'),
  cpp: () => import('shiki/dist/langs/cpp.mjs'),
  csharp: () => import('shiki/dist/langs/csharp.mjs'),
  css: () => import('shiki/dist/langs/css.mjs'),
  docker: () => import('shiki/dist/langs/docker.mjs'),
  go: () => import('shiki/dist/langs/go.mjs'),
  html: () => import('shiki/dist/langs/html.mjs'),
  ini: () => import('shiki/dist/langs/ini.mjs'),
  java: () => import('shiki/dist/langs/java.mjs'),
  javascript: () => import('shiki/dist/langs/javascript.mjs'),
  json: () => import('shiki/dist/langs/json.mjs'),
  kotlin: () => import('shiki/dist/langs/kotlin.mjs'),
  php: () => import('shiki/dist/langs/php.mjs'),
  python: () => import('shiki/dist/langs/python.mjs'),
  ruby: () => import('shiki/dist/langs/ruby.mjs'),
  rust: () => import('shiki/dist/langs/rust.mjs'),
  scala: () => import('shiki/dist/langs/scala.mjs'),
  shell: () => import('shiki/dist/langs/shellscript.mjs'),
  sql: () => import('shiki/dist/langs/sql.mjs'),
  swift: () => import('shiki/dist/langs/swift.mjs'),
  terraform: () => import('shiki/dist/langs/terraform.mjs'),
  toml: () => import('shiki/dist/langs/toml.mjs'),
  tsx: () => import('shiki/dist/langs/tsx.mjs'),
  typescript: () => import('shiki/dist/langs/typescript.mjs'),
  xml: () => import('shiki/dist/langs/xml.mjs'),
  yaml: () => import('shiki/dist/langs/yaml.mjs'),
} as const satisfies Record<string, LanguageInput>;

export type Language = keyof typeof grammars;

const extensions: Readonly<Record<string, Language>> = {
  bash: 'shell',
  c: 'c',
  cc: 'cpp',
  cfg: 'ini',
  cjs: 'javascript',
  cpp: 'cpp',
  cs: 'csharp',
  css: 'css',
  go: 'go',
  gradle: 'kotlin',
  h: 'c',
  hcl: 'terraform',
  hpp: 'cpp',
  htm: 'html',
  html: 'html',
  ini: 'ini',
  java: 'java',
  js: 'javascript',
  json: 'json',
  jsx: 'tsx',
  kt: 'kotlin',
  kts: 'kotlin',
  mjs: 'javascript',
  mts: 'typescript',
  php: 'php',
  properties: 'ini',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sarif: 'json',
  scala: 'scala',
  sh: 'shell',
  sql: 'sql',
  svg: 'xml',
  swift: 'swift',
  tf: 'terraform',
  tfvars: 'terraform',
  toml: 'toml',
  ts: 'typescript',
  tsx: 'tsx',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
};

/** The grammar for a file name; null if there is none, and the file is shown as plain text. */
export function languageOf(path: string): Language | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (name === 'dockerfile' || name.startsWith('dockerfile.') || name.endsWith('.dockerfile'))
    return 'docker';
  if (name === 'gemfile' || name === 'rakefile') return 'ruby';
  return extensions[name.slice(name.lastIndexOf('.') + 1)] ?? null;
}
