// Generates `parapet-client`: the types and operations of the web app's client in a single file
// without imports, for programs that call the API.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import ts from 'typescript';

type Json = { readonly [key: string]: unknown };
type Known = { summary: string; takesKey: boolean };

const source = path.resolve(import.meta.dirname, '../..');

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('client.ts', text, ts.ScriptTarget.Latest, true);

const printer = ts.createPrinter({ removeComments: true });

const operationsOf = (document: Json): ReadonlyMap<string, Known> =>
  new Map(
    Object.values(document['paths'] as Record<string, Json>)
      .flatMap((item) => Object.values(item) as Json[])
      .flatMap(({ operationId, summary, parameters }): [string, Known][] =>
        typeof operationId !== 'string'
          ? []
          : [
              [
                operationId,
                {
                  summary: String(summary),
                  takesKey: JSON.stringify(parameters ?? []).includes('/IdempotencyKey"'),
                },
              ],
            ],
      ),
  );

/** A list with `fields` returns rows with the attributes that the caller selects. */
const withFields = (code: string): string => {
  const [, params, list] = /\?: Omit<(\w+), 'fields'>[\s\S]*?\): Promise<(\w+)>/.exec(code) ?? [];
  if (params === undefined || list === undefined) return code;
  return code
    .replace('= (', `= <Field extends FieldOf<${list}> = FieldOf<${list}>>(`)
    .replace(`Omit<${params}, 'fields'>`, `WithFields<${params}, Field>`)
    .replaceAll(`<${list}>(\``, `<ShortRows<${list}, Field>>(\``)
    .replace(`Promise<${list}>`, `Promise<ShortRows<${list}, Field>>`);
};

/** The declarations of the operations, as `[name, source]`, without query keys and options. */
const callsOf = (text: string, operations: ReadonlyMap<string, Known>): [string, string][] => {
  const file = parse(text);
  return file.statements.flatMap((statement): [string, string][] => {
    if (!ts.isVariableStatement(statement)) return [];
    const name = statement.declarationList.declarations[0]?.name.getText(file) ?? '';
    const known = operations.get(name);
    if (known === undefined) return [];
    const code = printer
      .printNode(ts.EmitHint.Unspecified, statement, file)
      .replace(/^export /, '')
      .replaceAll('options?: RequestInit', 'options?: CallOptions')
      .replaceAll(/\bhttp</g, known.takesKey ? 'create<' : 'http<');
    return [[name, `/** ${known.summary.replaceAll('*/', '* /')}. */\n${withFields(code)}`]];
  });
};

/** A module without imports and exports, for the single file. */
const inner = async (file: string): Promise<string> =>
  (await readFile(path.join(source, file), 'utf8'))
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^export (?=const|function)/gm, '');

/**
 * The files by name, in TypeScript and JavaScript.
 *
 * @param generated the folder of the web app's finished client
 */
export const standaloneClient = async (
  document: Json,
  generated: string,
): Promise<ReadonlyMap<string, string>> => {
  const operations = operationsOf(document);
  const files = (await readdir(generated))
    .filter((file) => file.endsWith('.ts') && file !== 'model.ts' && file !== 'index.ts')
    .toSorted();
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(generated, file), 'utf8')),
  );
  const calls = texts.flatMap((text) => callsOf(text, operations));
  const missing = [...operations.keys()].filter((id) => !calls.some(([name]) => name === id));
  if (missing.length > 0) throw new Error(`parapet-client lacks ${missing.join(', ')}.`);
  const runtime = await readFile(path.join(import.meta.dirname, 'client-runtime.ts'), 'utf8');
  const [joinList = ''] =
    /\/\*\* A comma[\s\S]*?\.join\(','\);\n/.exec(await inner('src/shared/rules/comma-list.ts')) ??
    [];
  const model = printer.printFile(parse(await readFile(path.join(generated, 'model.ts'), 'utf8')));
  const { code, errors } = await format(
    'parapet-client.ts',
    [
      '// Generated from openapi/ by `npm run generate`. Do not edit.',
      '// parapet-client: one file without dependencies for Node from 20.3 on, Deno, Bun and browsers.',
      runtime.replace(/^\/\/[\s\S]*?\n\n/, '').replace(/^export \{ transport \};\n/m, ''),
      joinList,
      await inner('src/shared/api/query-string.ts'),
      '/** Every call of the API by its name in the contract. A refusal is thrown as `ProblemError`. */',
      'export const createClient = (clientOptions: ClientOptions) => {',
      'const { http, create } = transport(clientOptions);',
      ...calls.map(([, code]) => code),
      `return { ${calls.map(([name]) => name).join(', ')} };`,
      '};',
      '',
      'export type ParapetClient = ReturnType<typeof createClient>;',
      '',
      model,
    ].join('\n'),
    { printWidth: 100, singleQuote: true },
  );
  if (errors.length > 0)
    throw new Error(`parapet-client does not parse: ${JSON.stringify(errors)}`);
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  return new Map([
    ['parapet-client.ts', code],
    ['parapet-client.js', outputText],
  ]);
};
