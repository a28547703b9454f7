import { useEffect, useState } from 'react';
import type { Token } from '@/shared/lib/highlight/highlight';
import { languageOf } from '@/shared/lib/highlight/languages';

const plain = (code: string): Token[][] =>
  code.split('\n').map((text) => (text === '' ? [] : [{ text, className: '' }]));
/** Highlighting longer code would block the page, so it stays plain. */
const mostCharacters = 200_000;

/**
 * The lines of the code: plain first, highlighted once the grammar has loaded. If it fails to load
 * they stay plain.
 */
export function useTokens(code: string, path: string): readonly (readonly Token[])[] {
  const [coloured, setColoured] = useState<{ code: string; lines: Token[][] }>();
  useEffect(() => {
    const language = languageOf(path);
    if (!language || code.length > mostCharacters) return;
    let wanted = true;
    void import('@/shared/lib/highlight/highlight')
      .then(({ highlighterFor }) => highlighterFor(language))
      .then(
        (highlight) => {
          if (wanted) setColoured({ code, lines: highlight(code) });
        },
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [code, path]);
  return coloured?.code === code ? coloured.lines : plain(code);
}
