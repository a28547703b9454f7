import { useState } from 'react';

const prefix = 'parapet.draft.';

/** What somebody is writing, kept in this tab until it is sent: neither a reload nor the end of a session takes it. Emptied, it is forgotten. */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  const write = (next: string) => {
    setText(next);
    keep(key, next);
  };
  return [text, write];
}

/** Whoever signs out leaves nothing half-written behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(prefix + key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    // Storage is forbidden or full: the draft lasts as long as the form.
  }
}
