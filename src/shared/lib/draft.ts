import { useState } from 'react';

const prefix = 'parapet.draft.';

/** What somebody is writing, kept in this tab until it is sent: neither a reload nor the end of a session takes it. Emptied, it is forgotten. */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const write = (next: string) => {
    setText(next);
    writeDraft(key, next);
  };
  return [text, write];
}

/** Whoever signs out leaves nothing half-written behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** What the forms that are open hold, if anything was changed in them (`kept-form.ts`). */
export const openForms = new Map<string, () => unknown>();

/** The session ends under somebody's hands: what they were filling in waits in this tab until the form opens again. */
export function keepForms(): void {
  for (const [key, changed] of openForms) {
    const values = changed();
    if (values !== undefined) writeDraft(key, JSON.stringify(values));
  }
}

const ownerKey = 'parapet.drafts-of';

/** Drafts are their writer's: of somebody else who signs in here they are none. */
export function claimDrafts(user: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === user) return;
    if (owner !== null) forgetDrafts();
    sessionStorage.setItem(ownerKey, user);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

export function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    // Storage is forbidden or full: the draft lasts as long as the form.
  }
}
