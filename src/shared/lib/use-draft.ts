import { useState } from 'react';
import { readDraft, writeDraft } from './form-draft';

/**
 * The text that the user is writing, kept in this tab until the form is sent. It survives a reload
 * and the end of a session. An empty draft is deleted.
 */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key));
  const write = (next: string) => {
    setText(next);
    writeDraft(key, next);
  };
  return [text, write];
}
