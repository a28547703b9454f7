// Checks whether a Dockerfile builds, as far as its text shows. The parser accepts everything, so
// errors are detected here: unknown instructions, instructions without arguments, invalid image
// references, and copies from missing stages.
import { Copy, DockerfileParser, From, type Instruction, Keyword } from 'dockerfile-ast';
import type { SyntaxVerdict } from './grammars.ts';

const keywords: ReadonlySet<string> = new Set(Object.values(Keyword));

/** Variables may occur anywhere in a reference, and are not resolved. */
const variable = /\$(?:\w+|\{[^}]*\})/g;
const part = '[a-z0-9]+(?:[._-]+[a-z0-9]+)*';
/** The grammar of the distribution specification: host and port, path, tag, digest. */
const reference = new RegExp(
  [
    String.raw`^(?:(?:[\w.-]+|\[[0-9a-f:]+\])(?::[\dv]+)?/)?`,
    `${part}(?:/${part})*`,
    String.raw`(?::\w[\w.-]{0,127})?(?:@(?:v|[a-z0-9+._-]+:(?:v|[0-9a-f]{32,})))?$`,
  ].join(''),
);

const isImage = (image: string): boolean => reference.test(image.replaceAll(variable, 'v'));

const isKnownInstruction = (each: Instruction): boolean =>
  keywords.has(each.getKeyword()) && each.getArguments().length > 0;

/** `FROM image [AS stage]`, where the image may be an earlier stage. */
const isStage = (from: From, former: readonly string[]): boolean => {
  const [image, as, stage, ...rest] = from
    .getArguments()
    .map((argument) => argument.getValue())
    .filter((argument) => !argument.startsWith('--'));
  if (image === undefined || rest.length > 0) return false;
  if (!isImage(image) && !former.includes(image.toLowerCase())) return false;
  return as === undefined || (as.toUpperCase() === 'AS' && /^[a-z][\w.-]*$/i.test(stage ?? ''));
};

type Stages = {
  /** The name of each stage; empty without one. */
  names: string[];
  copiedFrom: string[];
};

/** Undefined if Docker would reject the file. */
const readStages = (text: string): Stages | undefined => {
  const instructions = DockerfileParser.parse(text).getInstructions();
  if (!instructions.every(isKnownInstruction)) return undefined;
  const stages: Stages = { names: [], copiedFrom: [] };
  for (const each of instructions) {
    if (each instanceof From) {
      if (!isStage(each, stages.names)) return undefined;
      stages.names.push(each.getBuildStage()?.toLowerCase() ?? '');
    } else if (stages.names.length === 0 && each.getKeyword() !== 'ARG') return undefined;
    const from = each instanceof Copy ? each.getFromFlag()?.getValue() : undefined;
    if (from === undefined || from === null) continue;
    // A number refers to an earlier stage; a name may also be an image.
    if (/^\d+$/.test(from) && Number(from) >= stages.names.length - 1) return undefined;
    stages.copiedFrom.push(from.toLowerCase());
  }
  return stages.names.length === 0 ? undefined : stages;
};

/**
 * A file that copies from a stage which the change removed is broken. With a different number of
 * stages, the change may be intended, so it is not verified.
 */
export const compareDockerfiles = (before: string, after: string): SyntaxVerdict => {
  const [former, present] = [readStages(before), readStages(after)];
  if (!former) return 'unknown';
  if (!present) return 'broken';
  const isLost = (name: string) => former.names.includes(name) && !present.names.includes(name);
  if (present.copiedFrom.some(isLost)) return 'broken';
  return former.names.length === present.names.length ? 'parses' : 'unknown';
};
