/**
 * English messages with placeholders, `{name}`. A message is sent as its stable id, the placeholder
 * values and the English text, so that a client can translate it.
 */

type Placeholders<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** One value for each placeholder in the template. */
export type ValuesOf<Template extends string> = Readonly<
  Record<Placeholders<Template>, string | number>
>;

export type MessageValues = Readonly<Record<string, string | number>>;

/** The id of a template, and its values if it has placeholders. */
export type MessageArguments<
  Templates extends Readonly<Record<string, string>>,
  Id extends keyof Templates & string,
> = keyof ValuesOf<Templates[Id]> extends never
  ? [id: Id]
  : [id: Id, values: ValuesOf<Templates[Id]>];

export const fillTemplate = (template: string, values: MessageValues = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
