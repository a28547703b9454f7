// Reads sources for architecture tests through the syntax tree, because the formatter may break any
// line.
import ts from 'typescript';
import { textOf } from './files.ts';

const parse = (file: string) =>
  ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);

const visit = (node: ts.Node, each: (node: ts.Node) => void): void => {
  each(node);
  ts.forEachChild(node, (child) => visit(child, each));
};

/** The value of a string or of a template without expressions, including `msg` templates. */
const stringOf = (node: ts.Expression): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'msg')
    return node.template.getText().slice(1, -1).replaceAll('${', '{');
  return undefined;
};

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText();

const stringsOf = (node: ts.ObjectLiteralExpression) =>
  node.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const value = stringOf(property.initializer);
    return value === undefined ? [] : [[nameOf(property.name), value] as const];
  });

/** Entries `name: 'text'` in the top-level objects of a module. */
export const textEntries = (file: string): [name: string, text: string][] =>
  parse(file).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ initializer }) => {
      let value = initializer;
      while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)))
        value = value.expression;
      return value && ts.isObjectLiteralExpression(value)
        ? stringsOf(value).map(([name, text]): [string, string] => [name, text])
        : [];
    });
  });

/** Messages `{ id, message }` in a module whose id begins with the prefix, without that prefix. */
export const messageEntries = (file: string, prefix: string): [id: string, message: string][] => {
  const found: [string, string][] = [];
  visit(parse(file), (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const { id, message } = Object.fromEntries(stringsOf(node));
    if (id?.startsWith(prefix) && message !== undefined)
      found.push([id.slice(prefix.length), message]);
  });
  return found;
};

/** The arguments, as written, of each `new <name>(…)` in a module. */
export const constructions = (file: string, name: string): string[][] => {
  const found: string[][] = [];
  visit(parse(file), (node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === name)
      found.push((node.arguments ?? []).map((argument) => argument.getText()));
  });
  return found;
};
