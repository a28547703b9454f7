// Finds, in a file's syntax tree, the function around a line and the functions that call a given
// name.
import { parentPort, workerData } from 'node:worker_threads';
import type { Node } from '@vscode/tree-sitter-wasm';
import { awaitTermination } from '../../../platform/runtime/await-termination.ts';
import { loadCodeParser } from '../verify/code-parser.ts';
import type { CallerQuestion, CallerAnswer, LineRange } from './callers.ts';

/** The node types of all grammars; types that a grammar lacks do not occur. */
const functionTypes: ReadonlySet<string> = new Set([
  'function_declaration',
  'generator_function_declaration',
  'function_definition',
  'function_expression',
  'function_item',
  'arrow_function',
  'method_definition',
  'method_declaration',
  'constructor_declaration',
  'local_function_statement',
  'method',
  'singleton_method',
]);
const callTypes: ReadonlySet<string> = new Set([
  'call_expression',
  'call',
  'method_invocation',
  'invocation_expression',
  'function_call_expression',
  'member_call_expression',
  'scoped_call_expression',
  'object_creation_expression',
  'new_expression',
]);

/** Returns the last name of `a.b.find` or `Memo::find`. */
const lastName = (node: Node | null): string | undefined =>
  node === null ? undefined : /([\p{L}\p{N}_$]+)[?!]?\s*$/u.exec(node.text)?.[1];

const fieldOf = (node: Node, ...names: string[]): Node | null => {
  for (const name of names) {
    const field = node.childForFieldName(name);
    if (field) return field;
  }
  return null;
};

/** Returns the function's name; for an anonymous function, the name that it is assigned to. */
const nameOf = (node: Node): string | undefined => {
  const own = fieldOf(node, 'name', 'declarator');
  if (own) return /^[*&\s]*([\p{L}\p{N}_$:~]+)/u.exec(own.text)?.[1]?.split('::').at(-1);
  const { parent } = node;
  return parent ? lastName(fieldOf(parent, 'name', 'left', 'key')) : undefined;
};

const around = (node: Node): Node | undefined => {
  for (let each: Node | null = node; each; each = each.parent)
    if (functionTypes.has(each.type) && nameOf(each) !== undefined) return each;
  return undefined;
};

const linesOf = (node: Node): LineRange => ({
  first: node.startPosition.row + 1,
  last: node.endPosition.row + 1,
});

const functionAt = (root: Node, text: string, line: number): CallerAnswer => {
  const row = line - 1;
  const column = Math.max(0, text.split('\n')[row]?.search(/\S/) ?? 0);
  const found = root.descendantForPosition({ row, column });
  const inside = found && around(found);
  return inside ? [{ name: nameOf(inside), ...linesOf(inside) }] : [];
};

const callsOf = (root: Node, name: string): CallerAnswer =>
  root.descendantsOfType([...callTypes]).flatMap((call) => {
    if (!call) return [];
    const called = lastName(fieldOf(call, 'function', 'name', 'method', 'type', 'constructor'));
    if (called !== name) return [];
    const inside = around(call);
    return [{ name: inside && nameOf(inside), ...linesOf(inside ?? call) }];
  });

const answer = async ({ grammar, text, line, name }: CallerQuestion): Promise<CallerAnswer> => {
  const parse = await loadCodeParser(grammar);
  return (
    parse(text, (root) =>
      line === undefined ? callsOf(root, name ?? '') : functionAt(root, text, line),
    ) ?? []
  );
};

awaitTermination(parentPort);
const answers: CallerAnswer[] = [];
for (const question of workerData as CallerQuestion[]) answers.push(await answer(question)); // only `askTrees` starts it
parentPort?.postMessage(answers);
