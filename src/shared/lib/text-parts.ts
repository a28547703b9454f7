import { foldText, wordsOf } from './search-text';

/** A stretch of a text, and whether it is what was typed. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

const letter = /[\p{L}\p{N}]/u;

/** Where a word begins words of the text; where it begins none, wherever it stands. */
function placesOf(folded: string, word: string): readonly number[] {
  const all: number[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
    all.push(at);
  const beginnings = all.filter((at) => !letter.test(folded.charAt(at - 1)));
  return beginnings.length > 0 ? beginnings : all;
}

/** The text in parts, so that what matches the typed words can be set apart. The parts together are the text as it was. */
export function textParts(text: string, typed: string): readonly TextPart[] {
  const characters = Array.from(text);
  // Folded one by one, so that each folded character is known to be of one of the text.
  const folded = characters.map(foldText);
  const owners = folded.flatMap((character, index) =>
    Array.from({ length: character.length }, () => index),
  );
  const line = folded.join('');
  const hits = new Set<number>();
  for (const word of wordsOf(typed))
    for (const at of placesOf(line, word))
      for (const owner of owners.slice(at, at + word.length)) hits.add(owner);
  const parts: { text: string; hit: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    // An accent of its own belongs to the letter before it.
    const hit = folded[index] === '' && last ? last.hit : hits.has(index);
    if (last?.hit === hit) last.text += character;
    else parts.push({ text: character, hit });
  }
  return parts;
}
