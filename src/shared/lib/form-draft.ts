export const draftPrefix = 'parapet.draft.';

/** Deletes all drafts of the tab, and what this device keeps like them, when the user signs out. */
export function forgetDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(draftPrefix)) storage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** For each open form, the function that returns its changed values (`use-form-draft.ts`). */
export const openForms = new Map<string, () => unknown>();

/**
 * When the session ends while the user fills in a form, its values stay in this tab until the form
 * opens again.
 */
export function keepForms(): void {
  for (const [key, changed] of openForms) {
    const values = changed();
    if (values !== undefined) writeDraft(key, JSON.stringify(values));
  }
}

const ownerKey = 'parapet.drafts-of';

/** A draft belongs to the user who wrote it: another user who signs in here never sees it. */
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
    return sessionStorage.getItem(draftPrefix + key) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(draftPrefix + key);
    else sessionStorage.setItem(draftPrefix + key, text);
  } catch {
    // Storage is forbidden or full: the draft lasts as long as the form.
  }
}
