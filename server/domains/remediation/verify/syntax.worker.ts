// Parses files before and after a fix.
import { parentPort, workerData } from 'node:worker_threads';
import { parse as parseJson, type ParseError } from 'jsonc-parser';
import { SaxesParser } from 'saxes';
import { parse as parseToml, TomlError } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import { awaitTermination } from '../../../platform/runtime/await-termination.ts';
import { loadCodeParser } from './code-parser.ts';
import type { ParsedChange, SyntaxVerdict } from './grammars.ts';

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
    // Numbers beyond what JavaScript holds are valid TOML.
    parseToml(text.replace(/^\uFEFF/, ''), { integersAsBigInt: 'asNeeded' });
    return true;
  } catch (error) {
    if (error instanceof TomlError) return false;
    throw error;
  }
};

const codeParses = async (grammar: string): Promise<Parses> => {
  const parse = await loadCodeParser(grammar);
  return (text) => parse(text, ({ hasError }) => !hasError) === true;
};

const formats: Readonly<Record<string, Parses>> = {
  json: jsonParses,
  toml: tomlParses,
  xml: xmlParses,
  yaml: yamlParses,
};

const check = async ({ grammar, before, after }: ParsedChange): Promise<SyntaxVerdict> => {
  const parses = formats[grammar] ?? (await codeParses(grammar));
  // A dialect that the grammar does not know says nothing about the change.
  if (!parses(before)) return 'unknown';
  return parses(after) ? 'parses' : 'broken';
};

awaitTermination(parentPort);
const files = workerData as ParsedChange[]; // written by `checkSyntax` alone
const verdicts: SyntaxVerdict[] = [];
for (const file of files) verdicts.push(await check(file));
parentPort?.postMessage(verdicts);
