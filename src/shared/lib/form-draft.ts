export const draftPrefix = 'parapet.draft.';

/** Deletes all drafts of the tab, and similar data on this device, when the user signs out. */
export function deleteDrafts(): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(draftPrefix)) storage.removeItem(key);
  } catch {
    // Storage is forbidden, so there are no drafts.
  }
}

/** For each open form, the function that returns its changed values (`use-form-draft.ts`). */
export const openForms = new Map<string, () => unknown>();

/**
 * If the session ends while the user fills in a form, its values stay in this tab until the form
 * opens again.
 */
export function keepForms(): void {
  for (const [key, changed] of openForms) {
    const values = changed();
    if (values !== undefined) writeDraft(key, JSON.stringify(values));
  }
}

const ownerKey = 'parapet.drafts-of';

/** Assigns drafts to the user who wrote them; another user who signs in here never sees them. */
export function claimDrafts(user: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner === user) return;
    if (owner !== null) deleteDrafts();
    sessionStorage.setItem(ownerKey, user);
  } catch {
    // Storage is forbidden, so there are no drafts.
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
    // Storage is forbidden or full. The draft is lost when the form closes.
  }
}
