import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import * as v from 'valibot';
import type { FieldErrorType } from '#domain/field-errors';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { parseTarget } from '../../../report-formats/normalize/target.ts';

const word = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

const notATarget = 'not_a_target' satisfies FieldErrorType;

/** Normalized like the targets of findings, so that they match. */
const target = v.pipe(
  word(300),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const named = dataset.value === '' ? null : parseTarget(dataset.value);
    if (named !== undefined) return named;
    addIssue({ message: notATarget });
    return NEVER;
  }),
);

const mostParts = 500;

const fields = v.object({
  ext: v.optional(word(10), ''),
  tool: v.optional(word(100), ''),
  branch: v.optional(word(255), ''),
  commit: v.optional(word(100), ''),
  target: v.optional(target, ''),
  dry_run: v.optional(flag, 'false'),
  complete: v.optional(flag, 'true'),
  group: v.optional(word(100), ''),
  group_part: v.optional(word(100), ''),
  group_parts: v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(mostParts)),
  ),
});

export type UploadForm<F> = v.InferOutput<typeof fields> & { fileName: string; file: F };

/** The display name, without folders and control characters. */
const shownName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 255) ||
  'report';

type Issue = v.InferIssue<typeof fields>;

const refused = (issue: Issue): Problem => {
  const field = v.getDotPath(issue) ?? 'file';
  if (issue.type === 'max_length')
    return invalid(field, 'max_length', { limit: issue.requirement });
  if (issue.type === 'picklist') return invalid(field, 'one_of', { values: 'true, false' });
  if (issue.type === 'min_value') return invalid(field, 'minimum', { limit: 1 });
  if (issue.type === 'max_value') return invalid(field, 'maximum', { limit: mostParts });
  return issue.message === notATarget ? invalid(field, notATarget) : invalid(field, 'not_valid');
};

/** @throws {Problem} 422 for a part without its group, and for a dry run of a part */
const assertPart = (form: v.InferOutput<typeof fields>): void => {
  const { group, group_part: part, group_parts: parts } = form;
  if (group === '' && (part !== '' || parts !== undefined)) throw invalid('group', 'required');
  // A dry run changes nothing, so later parts could not build on it.
  if (group !== '' && form.dry_run) throw invalid('group', 'not_with', { name: 'dry_run' });
};

/** Reads the parts in order; `keep` stores the file while it arrives. */
export const parseUploadForm = async <F>(
  parts: AsyncIterable<MultipartFile | MultipartValue>,
  keep: (stream: Readable) => Promise<F>,
): Promise<UploadForm<F>> => {
  const given: Record<string, unknown> = {};
  let kept: { fileName: string; file: F } | undefined;
  for await (const part of parts) {
    if (part.type === 'field') {
      if (!Object.hasOwn(fields.entries, part.fieldname)) throw invalid(part.fieldname, 'unknown');
      given[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== 'file' || kept) throw invalid(part.fieldname, 'one_file');
    kept = { fileName: shownName(part.filename), file: await keep(part.file) };
    if (part.file.truncated)
      throw new Problem(413, 'too_large', 'The file is larger than this server takes.');
  }
  if (!kept) throw invalid('file', 'no_file');
  const result = v.safeParse(fields, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw refused(issue);
  }
  assertPart(result.output);
  return { ...result.output, ...kept };
};
