// Formats with parsers of their own, in addition to the languages of tree-sitter.
import { parse as parseJson, type ParseError } from 'jsonc-parser';
import { SaxesParser } from 'saxes';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import { compareDockerfiles } from './dockerfile-syntax.ts';
import { goModParses } from './go-mod-syntax.ts';
import { compareBuildFiles } from './gradle-syntax.ts';
import type { SyntaxVerdict } from './grammars.ts';
import { requirementsParse } from './requirements-syntax.ts';

type Parses = (text: string) => boolean;

const jsonParses: Parses = (text) => {
  const errors: ParseError[] = [];
  parseJson(text, errors, { allowTrailingComma: true });
  return errors.length === 0;
};

const yamlParses: Parses = (text) =>
  [...parseAllDocuments(text)].every(({ errors }) => errors.length === 0);

const xmlParses: Parses = (text) => {
  const parser = new SaxesParser();
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return !isBroken;
};

const tomlParses: Parses = (text) => {
  try {
    // Numbers beyond the range of JavaScript are valid TOML.
    parseToml(text.replace(/^\uFEFF/, ''), { integersAsBigInt: 'asNeeded' });
    return true;
  } catch (error) {
    if (error instanceof TomlError) return false;
    throw error;
  }
};

/** Compares the file before and after the change. */
export type Compare = (before: string, after: string) => SyntaxVerdict;

export const comparing =
  (parses: Parses): Compare =>
  (before, after) => {
    // If the parser does not know the dialect, the result is inconclusive.
    if (!parses(before)) return 'unknown';
    return parses(after) ? 'parses' : 'broken';
  };

/** Keyed by the name of the grammar. */
export const formats: Readonly<Record<string, Compare>> = {
  dockerfile: compareDockerfiles,
  'go-mod': comparing(goModParses),
  'gradle-groovy': compareBuildFiles('groovy'),
  'gradle-kotlin': compareBuildFiles('kotlin'),
  json: comparing(jsonParses),
  requirements: comparing(requirementsParse),
  toml: comparing(tomlParses),
  xml: comparing(xmlParses),
  yaml: comparing(yamlParses),
};
