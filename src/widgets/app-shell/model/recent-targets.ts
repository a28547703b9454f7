import { accessToken, onSessionEnd, sessionRecordKey } from '@/entities/session';
import { readDraft, writeDraft } from '@/shared/lib/form-draft';
import { keyOf, type PaletteTarget, parseTarget } from './palette-target';

// Recent targets may contain private names. They are stored per tab and user, and cleared whenever
// the session ends, also from another tab.
const key = 'palette';
const most = 5;

/** Fallback if storage is forbidden or full; it lasts until the page is closed. */
let written = '';

function read(user: string): readonly PaletteTarget[] {
  try {
    const { user: owner, things } = JSON.parse(readDraft(key) || written) as {
      user?: unknown;
      things?: unknown;
    }; // or not an object at all, which the catch handles
    return owner === user && Array.isArray(things)
      ? things.flatMap((one: unknown) => parseTarget(one) ?? [])
      : [];
  } catch {
    return [];
  }
}

/** The user's recent targets, newest first. Invalid entries are dropped. */
export const listRecentTargets = (user: string): readonly PaletteTarget[] =>
  read(user).slice(0, most);

export function addRecentTarget(user: string, thing: PaletteTarget): void {
  const things = [thing, ...read(user).filter((one) => keyOf(one) !== keyOf(thing))].slice(0, most);
  written = JSON.stringify({ user, things });
  writeDraft(key, written);
}

export function clearRecentTargets(): void {
  written = '';
  writeDraft(key, '');
}

onSessionEnd(clearRecentTargets);
addEventListener('storage', (event) => {
  if (event.key === sessionRecordKey && accessToken() === undefined) clearRecentTargets();
});
