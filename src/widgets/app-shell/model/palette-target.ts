import * as v from 'valibot';
import { severities } from '#domain/finding-filters';

const text = v.string();
const id = v.pipe(text, v.uuid());

/** Targets of the palette: enough to name one and to reopen it. */
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

export type PaletteTarget = v.InferOutput<(typeof shapes)[number]>;

/** The stored target, if it is valid. */
export function parseTarget(kept: unknown): PaletteTarget | undefined {
  for (const shape of shapes) {
    const { success, output } = v.safeParse<(typeof shapes)[number]>(shape, kept);
    if (success) return output;
  }
  return undefined;
}

/** Actions offered for a repository. */
export const repositoryActions = [
  'findings-of',
  'scan-of',
  'upload-for',
  'supply-chain-of',
] as const;

/** Targets with the same key are the same. */
export function keyOf(thing: PaletteTarget): string {
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
