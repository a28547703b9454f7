/**
 * English sentences with placeholders, `{name}`. A message travels as its stable id, the values of
 * its placeholders and the English sentence, so that a client can word it in another language.
 */

type Placeholders<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** One value for each placeholder of the template. */
export type ValuesOf<Template extends string> = Readonly<
  Record<Placeholders<Template>, string | number>
>;

export type MessageValues = Readonly<Record<string, string | number>>;

/** The id of a template, and the values where it has placeholders. */
export type MessageArguments<
  Templates extends Readonly<Record<string, string>>,
  Id extends keyof Templates & string,
> = keyof ValuesOf<Templates[Id]> extends never
  ? [id: Id]
  : [id: Id, values: ValuesOf<Templates[Id]>];

export const fillTemplate = (template: string, values: MessageValues = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
