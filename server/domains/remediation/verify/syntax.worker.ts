// Parses files before and after a fix.
import { parentPort, workerData } from 'node:worker_threads';
import { awaitTermination } from '../../../platform/runtime/await-termination.ts';
import { loadCodeParser } from './code-parser.ts';
import { type Compare, comparing, formats } from './formats.ts';
import type { ParsedChange, SyntaxVerdict } from './grammars.ts';

const compareCode = async (grammar: string): Promise<Compare> => {
  const parse = await loadCodeParser(grammar);
  return comparing((text) => parse(text, ({ hasError }) => !hasError) === true);
};

const check = async ({ grammar, before, after }: ParsedChange): Promise<SyntaxVerdict> => {
  const compare = formats[grammar] ?? (await compareCode(grammar));
  return compare(before, after);
};

awaitTermination(parentPort);
const files = workerData as ParsedChange[]; // only `checkSyntax` writes it
const verdicts: SyntaxVerdict[] = [];
for (const file of files) verdicts.push(await check(file));
parentPort?.postMessage(verdicts);
