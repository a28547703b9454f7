import { languageOf } from '../../imports/index.ts';
import { manifestNames } from '../manifests/file-names.ts';

export type ChangedFile = { path: string; before: string; after: string };

/** Input of the worker. */
export type ParsedChange = Omit<ChangedFile, 'path'> & { grammar: string };

/** `unknown`: no parser for the file, or the file did not parse before the change either. */
export type SyntaxVerdict = 'parses' | 'broken' | 'unknown';

/** Maps each language to its parser: a format, or a grammar of tree-sitter. */
const grammars: Readonly<Record<string, string>> = {
  javascript: 'javascript',
  typescript: 'typescript',
  python: 'python',
  java: 'java',
  go: 'go',
  php: 'php',
  csharp: 'c-sharp',
  ruby: 'ruby',
  rust: 'rust',
  c: 'cpp',
  cpp: 'cpp',
  shell: 'bash',
  powershell: 'powershell',
  css: 'css',
  json: 'json',
  yaml: 'yaml',
  xml: 'xml',
};

/** Grammars of manifests, by the file name alone. */
const grammarOfManifest = (file: string): string | undefined => {
  if (manifestNames.requirements.test(file)) return 'requirements';
  if (manifestNames.dockerfile.test(file)) return 'dockerfile';
  if (manifestNames.goMod.test(file)) return 'go-mod';
  if (file.endsWith('.gradle')) return 'gradle-groovy';
  return file.endsWith('.gradle.kts') ? 'gradle-kotlin' : undefined;
};

export const grammarOf = (path: string): string | undefined => {
  const manifest = grammarOfManifest(path.slice(path.lastIndexOf('/') + 1));
  if (manifest !== undefined) return manifest;
  if (/\.[jt]sx$/i.test(path)) return 'tsx';
  if (/\.(?:(?:cs|fs|vb)proj|props|targets|config)$/i.test(path)) return 'xml';
  if (/(?:\.toml|(?:^|\/)Pipfile)$/.test(path)) return 'toml';
  if (/(?:^|\/)Gemfile$/.test(path)) return 'ruby';
  const language = languageOf(path);
  return language === undefined ? undefined : grammars[language];
};
