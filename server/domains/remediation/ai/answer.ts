// Parses the model's answer and applies its edits to the provided code.
import { Ajv } from 'ajv';
import { createDiff } from '../generate/patch.ts';
import { listRiskyAdditions } from './risky-additions.ts';
import type { Mask } from './mask.ts';

/** A file, or the known part of one. */
export type ProvidedFile = {
  path: string;
  text: string;
  /** Number of its first line in the file. */
  firstLine: number;
  /** Context only; the model may not change it. */
  isContext?: boolean;
};

/**
 * Strict structured output requires every property and supports no bounds; bounds are checked here.
 */
export const answerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['mends', 'reason', 'title', 'explanation', 'edits'],
  properties: {
    mends: { type: 'boolean' },
    reason: { type: 'string' },
    title: { type: 'string' },
    explanation: { type: 'string' },
    edits: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['file', 'find', 'replace'],
        properties: {
          file: { type: 'string' },
          find: { type: 'string' },
          replace: { type: 'string' },
        },
      },
    },
  },
} as const;

type Edit = { file: string; find: string; replace: string };
export type Answer = {
  mends: boolean;
  reason: string;
  title: string;
  explanation: string;
  edits: Edit[];
};

const isAnswer = new Ajv().compile<Answer>(answerSchema);

const maxEdits = 30;
const maxCharacters = 100_000;

const refuseNul = (_: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes('\0')) throw new TypeError('A NUL character');
  return value;
};

/**
 * Parses a model's answer as JSON. Undefined if it is not JSON or contains a NUL, which neither
 * PostgreSQL text nor source files allow. Some services wrap JSON in a code fence.
 */
export const parseJson = (text: string): unknown => {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(bare, refuseNul);
  } catch {
    return undefined;
  }
};

/** Returns undefined if the answer does not match the schema. */
export const parseAnswer = (text: string): Answer | undefined => {
  const value = parseJson(text);
  return isAnswer(value) ? value : undefined;
};

export type AppliedEdits = { diff: string } | { problems: string[] };

const textOf = (files: Iterable<ProvidedFile>): string =>
  [...files].map(({ text }) => text).join('\n');

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

const quotePath = (path: string): string => JSON.stringify(path.slice(0, 200));

/** Converts the text to the file's line breaks. */
const withLineBreaksOf = (file: string, text: string): string =>
  file.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text;

const findFault = (
  { file, find, replace }: Edit,
  target: ProvidedFile | undefined,
  mask: Mask,
): string | undefined => {
  if (!target || target.isContext)
    return `The file ${quotePath(file)} was not given to be changed.`;
  if (find === '') return `An edit of ${quotePath(file)} does not say what it replaces.`;
  const times = occurrences(target.text, withLineBreaksOf(target.text, mask.show(find)));
  if (times === 0)
    return `What an edit of ${quotePath(file)} replaces does not stand there: ${JSON.stringify(find.slice(0, 300))}`;
  if (times > 1)
    return `What an edit of ${quotePath(file)} replaces stands there ${times} times: take more lines into "find".`;
  const invented = mask.placeholders(replace).filter((placeholder) => !find.includes(placeholder));
  return invented.length > 0 ? `${invented.join(', ')} may only stay where it is.` : undefined;
};

/** Returns the diff of all edits, or the problems as feedback for the model. */
export const applyAnswer = (
  { edits }: Answer,
  files: readonly ProvidedFile[],
  mask: Mask,
): AppliedEdits => {
  if (edits.length === 0) return { problems: ['There are no edits.'] };
  if (
    edits.length > maxEdits ||
    edits.reduce((sum, { find, replace }) => sum + find.length + replace.length, 0) > maxCharacters
  )
    return { problems: ['The change is too large.'] };
  // A context file may be another part of an editable file.
  const editable = files.filter(({ isContext }) => isContext !== true);
  const current = new Map(editable.map((file) => [file.path, file]));
  const problems: string[] = [];
  for (const edit of edits) {
    const target = current.get(edit.file);
    const fault = findFault(edit, target, mask);
    if (fault !== undefined || !target) problems.push(fault ?? 'It is no file.');
    else
      current.set(edit.file, {
        ...target,
        text: target.text.replace(withLineBreaksOf(target.text, mask.show(edit.find)), () =>
          withLineBreaksOf(target.text, mask.show(edit.replace)),
        ),
      });
  }
  problems.push(...listRiskyAdditions(textOf(files), textOf(current.values())));
  if (problems.length > 0) return { problems };
  const diffs = editable.flatMap(
    ({ path, text, firstLine }) =>
      createDiff(path, text, current.get(path)?.text ?? text, firstLine) ?? [],
  );
  return diffs.length > 0 ? { diff: diffs.join('') } : { problems: ['The edits change nothing.'] };
};
