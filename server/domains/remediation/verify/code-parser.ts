// The parsers of programming languages, within a worker.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import treeSitter, { type Node } from '@vscode/tree-sitter-wasm';

const { Language, Parser } = treeSitter;
const resolve = createRequire(import.meta.url).resolve;

let isReady: Promise<void> | undefined;

/**
 * `use` receives the root of the text's syntax tree, which is freed afterwards; undefined without a
 * tree.
 */
export const loadCodeParser = async (grammar: string) => {
  isReady ??= Parser.init();
  await isReady;
  const file = resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`);
  const language = await Language.load(await readFile(file));
  return <T>(text: string, use: (root: Node) => T): T | undefined => {
    const parser = new Parser();
    try {
      parser.setLanguage(language);
      const root = parser.parse(text)?.rootNode;
      return root && use(root);
    } finally {
      parser.delete();
    }
  };
};
