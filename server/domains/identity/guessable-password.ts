// Detects passwords that attackers try early: those in the bundled list of breached passwords,
// which needs no request, and common variations of them.
let breached: Promise<ReadonlySet<string>> | undefined;
/** Loaded with the first new password: most server processes run for days without one. */
const loadBreached = (): Promise<ReadonlySet<string>> =>
  (breached ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);
const isSequence = (word: string): boolean => rows.some((row) => row.includes(word));

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const withoutLeet = (word: string): string => word.replace(/[013457@$!]/g, (c) => letterOf[c] ?? c);

/** Reduces `abcabcabc` to its repeated unit, `abc`. */
const unitOf = (word: string): string => {
  const length = `${word}${word}`.indexOf(word, 1);
  return word.slice(0, length);
};

/** A shorter remainder adds too little entropy to a password of twelve characters. */
const shortest = 6;
const longestTail = 6;

/** @param password in lower case */
export const isGuessable = async (password: string): Promise<boolean> => {
  const collapsed = password.replace(/(.)\1{2,}/gsu, '$1');
  if (new Set(collapsed).size < 4 || collapsed.length < shortest) return true;
  const core = collapsed.replace(/^[^\p{L}]+/u, '');
  const word = core.replace(/[^\p{L}]{0,64}$/u, '');
  // Digits and symbols at the ends, as in `Password1234!`, add little; a long tail may be random.
  const isDecorated = collapsed.length - word.length <= longestTail;
  const forms = [
    password,
    collapsed,
    unitOf(collapsed),
    ...(isDecorated ? [word, unitOf(word)] : []),
  ];
  const known = await loadBreached();
  return forms
    .flatMap((form) => [form, withoutLeet(form)])
    .some((form) => form.length > 0 && (known.has(form) || isSequence(form)));
};

const shortestName = 4;

/**
 * Names and their parts: `alice@acme.example` contains alice, acme and example. Longer ones first.
 */
const wordsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= shortestName)
    .map((word) => word.toLowerCase())
    .toSorted((a, b) => b.length - a.length);

/**
 * Returns whether a password without these names has fewer than six letters and digits.
 * @param password in lower case
 */
export const isMadeOf = (password: string, names: readonly string[]): boolean => {
  const words = wordsOf(names);
  return [password, withoutLeet(password)].some((form) => {
    const rest = words.reduce((text, word) => text.replaceAll(word, ''), form);
    return rest !== form && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < shortest;
  });
};
