import { accessToken, onLeave, sessionRecordKey } from '@/entities/session';
import { readDraft, writeDraft } from '@/shared/lib/draft';
import { keyOf, type PaletteThing, readThing } from './palette-thing';

// What was opened may be named by what is private. It is kept as drafts are: in this tab, for its person alone, until they log out. Here it goes with
// every end of the session, also one that another tab brings.
const key = 'palette';
const most = 5;

/** Where storage is forbidden or full, it lasts as long as the page. */
let written = '';

function read(user: string): readonly PaletteThing[] {
  try {
    const { user: owner, things } = JSON.parse(readDraft(key) || written) as {
      user?: unknown;
      things?: unknown;
    }; // or not an object at all, which the catch is for
    return owner === user && Array.isArray(things)
      ? things.flatMap((one: unknown) => readThing(one) ?? [])
      : [];
  } catch {
    return [];
  }
}

/** What this person opened last, the newest first. What is damaged is left out. */
export const recentThings = (user: string): readonly PaletteThing[] => read(user).slice(0, most);

export function rememberThing(user: string, thing: PaletteThing): void {
  const things = [thing, ...read(user).filter((one) => keyOf(one) !== keyOf(thing))].slice(0, most);
  written = JSON.stringify({ user, things });
  writeDraft(key, written);
}

export function forgetThings(): void {
  written = '';
  writeDraft(key, '');
}

onLeave(forgetThings);
addEventListener('storage', (event) => {
  if (event.key === sessionRecordKey && accessToken() === undefined) forgetThings();
});
