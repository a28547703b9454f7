// Sentences with blanks, `{name}`: each has a word that stays and facts of the moment, so that others can word it in their language.

type Blanks<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/** What fills the blanks of a sentence. */
export type FactsOf<Sentence extends string> = Readonly<Record<Blanks<Sentence>, string | number>>;

export type Facts = Readonly<Record<string, string | number>>;

/** The word, and the facts where its sentence has blanks. */
export type Said<
  Sentences extends Readonly<Record<string, string>>,
  Type extends keyof Sentences & string,
> = keyof FactsOf<Sentences[Type]> extends never
  ? [type: Type]
  : [type: Type, facts: FactsOf<Sentences[Type]>];

export const fillBlanks = (sentence: string, facts: Facts = {}): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
