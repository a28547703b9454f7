import * as v from 'valibot';
import { severities } from '@/shared/rules/finding-filters';

const text = v.string();
const id = v.pipe(text, v.uuid());

/** What the palette opens: enough to name it and to find the way to it again. */
const shapes = [
  v.object({ kind: v.picklist(['page']), to: text }),
  v.object({ kind: v.picklist(['view']), name: text }),
  v.object({ kind: v.picklist(['person']), name: text, email: text }),
  v.object({
    kind: v.picklist(['finding']),
    id,
    title: text,
    repository: text,
    place: text,
    severity: v.picklist(severities),
  }),
  v.object({
    kind: v.picklist(['repository', 'findings-of', 'scan-of', 'upload-for', 'supply-chain-of']),
    id,
    name: text,
  }),
] as const;

export type PaletteThing = v.InferOutput<(typeof shapes)[number]>;

/** What was kept, if it is sound. */
export function readThing(kept: unknown): PaletteThing | undefined {
  for (const shape of shapes) {
    const { success, output } = v.safeParse<(typeof shapes)[number]>(shape, kept);
    if (success) return output;
  }
  return undefined;
}

/** What a repository can be asked for by an action of its own. */
export const repositoryActions = [
  'findings-of',
  'scan-of',
  'upload-for',
  'supply-chain-of',
] as const;

/** Two things with the same key are one. */
export function keyOf(thing: PaletteThing): string {
  switch (thing.kind) {
    case 'page':
      return `page ${thing.to}`;
    case 'view':
    case 'person':
      return `${thing.kind} ${thing.name}`;
    default:
      return `${thing.kind} ${thing.id}`;
  }
}
