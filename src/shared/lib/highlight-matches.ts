import { foldText, wordsOf } from './search-text';

/** A part of a text, and whether it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const letter = /[\p{L}\p{N}]/u;

/** Positions where `word` matches at the start of a word; if there are none, all positions. */
function matchPositions(folded: string, word: string): readonly number[] {
  const all: number[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    all.push(at);
  const beginnings = all.filter((at) => !letter.test(folded.charAt(at - 1)));
  return beginnings.length > 0 ? beginnings : all;
}

/**
 * Splits a text into parts that match the typed words and parts that do not. Joined, the parts are
 * the text.
 */
export function highlightMatches(text: string, typed: string): readonly TextPart[] {
  const characters = Array.from(text);
  // Folds each character separately, so that each folded character maps to one of the text.
  const folded = characters.map(foldText);
  const owners = folded.flatMap((character, index) =>
    Array.from({ length: character.length }, () => index),
  );
  const line = folded.join('');
  const hits = new Set<number>();
  for (const word of wordsOf(typed))
    for (const at of matchPositions(line, word))
      for (const owner of owners.slice(at, at + word.length)) hits.add(owner);
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    // A combining accent belongs to the preceding letter.
    const isMatch = folded[index] === '' && last ? last.isMatch : hits.has(index);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}
