/** Converts YAML reports to the JSON of the same tool. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, type ErrorCode, parseAllDocuments } from 'yaml';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { readText, type ReadContext, type ReportFile } from './report-file.ts';

/** The parser's error codes that users can act on. */
const wordOf: Readonly<
  Partial<Record<ErrorCode, 'yaml_indent' | 'yaml_key_twice' | 'yaml_not_closed'>>
> = {
  BAD_INDENT: 'yaml_indent',
  TAB_AS_INDENT: 'yaml_indent',
  DUPLICATE_KEY: 'yaml_key_twice',
  MISSING_CHAR: 'yaml_not_closed',
};

/** Limits alias expansion; tools need only a few. */
const maxAliases = 100;

const valueOf = (document: Document): unknown => {
  const [fault] = document.errors;
  if (fault !== undefined)
    throw new ReportError(
      'malformed_report',
      reportFault(wordOf[fault.code] ?? 'not_yaml'),
      `line ${fault.linePos?.[0].line ?? 1}`,
    );
  return document.toJS({ maxAliasCount: maxAliases }) as unknown;
};

/**
 * Parses the documents of a YAML file, which can only be read as a whole and takes 40 times its
 * size in memory.
 */
export async function readYaml(file: ReportFile, context: ReadContext): Promise<unknown[]> {
  const limit = context.limits.maxResultBytes;
  if (file.size > limit)
    throw new ReportError('too_large', reportFault('larger_than_format', { limit }));
  const documents = parseAllDocuments(await readText(file, context), { logLevel: 'silent' });
  return Array.isArray(documents) ? documents.map(valueOf) : [];
}

/** A document marker, a list item or the name of a member. */
const firstLine = /^(?:---(?:\s|$)|- |["']?[\w@$][^:#{}[\],"']*["']?:(?:\s|$))/;

const looksLikeYaml = (text: string): boolean =>
  firstLine.test(text.split(/\r?\n/).find((line) => /^\s*[^#\s]/.test(line)) ?? '');

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Converts the file to JSON, one document per line. Undefined if it is no YAML of lists and
 * members, such as a log whose lines look alike.
 */
export async function yamlAsJson(
  file: ReportFile,
  beginning: string,
  work: string,
  context: ReadContext,
): Promise<ReportFile | undefined> {
  if (!looksLikeYaml(beginning)) return undefined;
  if (file.size > context.limits.maxResultBytes && !/\.ya?ml$/i.test(file.name)) return undefined;
  let documents: unknown[];
  try {
    documents = (await readYaml(file, context)).filter((document) => document !== null);
  } catch (error) {
    if (error instanceof ReportError && error.code === 'malformed_report') return undefined;
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
  if (documents.length === 0 || !documents.every(isStructure)) return undefined;
  const text = documents.map((document) => JSON.stringify(document)).join('\n');
  const target = path.join(work, `${path.basename(file.path)}.json`);
  await writeFile(target, text);
  return { path: target, name: file.name, size: Buffer.byteLength(text), skip: 0 };
}
