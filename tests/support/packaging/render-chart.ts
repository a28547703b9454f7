// The part of Helm's template language that the chart uses. Anything else throws, so that an
// unsupported construct cannot pass unnoticed.
import { parse, stringify } from 'yaml';

type Values = Record<string, unknown>;
type Block = { open: Tag; nodes: Node[] };
type Tag = { kind: 'if' | 'range'; words: string };
type Node = string | { expression: string } | Block;

const tags = /(\s*)\{\{-\s*([^{}]*?)\s*\}\}|\{\{\s*([^{}]*?)\s*\}\}/g;

/** `{{-` trims the preceding white space. */
const parseTemplate = (text: string): Node[] => {
  const root: Node[] = [];
  const open: Block[] = [];
  const into = () => open.at(-1)?.nodes ?? root;
  let at = 0;
  for (const match of text.matchAll(tags)) {
    into().push(text.slice(at, match.index));
    at = match.index + match[0].length;
    const expression = match[2] ?? match[3] ?? '';
    const [word = '', ...rest] = expression.split(/\s+/);
    if (word === 'if' || word === 'range') {
      const block: Block = { open: { kind: word, words: rest.join(' ') }, nodes: [] };
      into().push(block);
      open.push(block);
    } else if (word === 'end') {
      if (!open.pop()) throw new Error('An end without a beginning.');
    } else into().push({ expression });
  }
  if (open.length > 0) throw new Error(`A block is never closed: ${open[0]?.open.words}`);
  root.push(text.slice(at));
  return root;
};

const lookUp = (path: string, scope: Values): unknown => {
  if (!/^[$.][\w.]+$/.test(path)) throw new Error(`Not a value: ${path}`);
  const names = path.replace(/^\./, '').split('.');
  return names.reduce<unknown>((value, name) => {
    const within = value as Values | undefined;
    if (within === undefined || !(name in within)) throw new Error(`There is no ${path}.`);
    return within[name];
  }, scope);
};

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

const pipes: Record<string, (value: unknown, argument: string, scope: Values) => unknown> = {
  quote: (value) => JSON.stringify(String(value)),
  toYaml: (value) => stringify(value).trimEnd(),
  nindent: (value, width) => `\n${String(value).replace(/^/gm, ' '.repeat(Number(width)))}`,
  default: (value, path, scope) => (isEmpty(value) ? lookUp(path, scope) : value),
};

const evaluate = (expression: string, scope: Values): unknown => {
  const [path = '', ...stages] = expression.split('|').map((part) => part.trim());
  return stages.reduce<unknown>(
    (value, stage) => {
      const [name = '', argument = ''] = stage.split(/\s+/);
      const pipe = pipes[name];
      if (!pipe) throw new Error(`Helm's ${name} is not known here.`);
      return pipe(value, argument, scope);
    },
    lookUp(path, scope),
  );
};

const renderBlock = ({ open: { kind, words }, nodes }: Block, scope: Values): string => {
  if (kind === 'if') return isEmpty(lookUp(words, scope)) ? '' : render(nodes, scope);
  const [, key, value, path = ''] = /^(?:(\$\w+), )?(\$\w+) := (\S+)$/.exec(words) ?? [];
  if (value === undefined) throw new Error(`Not a range: ${words}`);
  return Object.entries(lookUp(path, scope) as Values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, item]) =>
      render(nodes, { ...scope, [value]: item, ...(key !== undefined && { [key]: name }) }),
    )
    .join('');
};

const render = (nodes: readonly Node[], scope: Values): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'nodes' in node ? renderBlock(node, scope) : String(evaluate(node.expression, scope));
    })
    .join('');

const merge = (base: unknown, over: unknown): unknown => {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isMap(base) || !isMap(over)) return over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, key in over ? merge(base[key], over[key]) : base[key]]),
  );
};

/** The output of `helm template`, with values that override the chart's. */
export const renderTemplate = (
  template: string,
  chart: { appVersion: string },
  values: string,
  over: Values,
): string =>
  render(parseTemplate(template), {
    Values: merge(parse(values), over),
    Chart: { AppVersion: chart.appVersion },
    Release: { Name: 'parapet' },
  });

export const mergeValues = (values: string, over: Values): unknown => merge(parse(values), over);
