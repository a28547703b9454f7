/** Tools by which an organisation wants findings; names are compared without their case. */
export type ToolChoice = {
  excludedTools: readonly string[];
  /** Empty: every tool that is not excluded. */
  includedTools: readonly string[];
};

const lowerCase = (names: unknown): string[] =>
  Array.isArray(names)
    ? names.filter((name) => typeof name === 'string').map((name) => name.toLowerCase())
    : [];

/** @param document the organisation's settings, as stored */
export const toolChoice = (document: Readonly<Record<string, unknown>>): ToolChoice => ({
  excludedTools: lowerCase(document['excluded_tools']),
  includedTools: lowerCase(document['included_tools']),
});

export const acceptsTool = ({ excludedTools, includedTools }: ToolChoice, name: string): boolean =>
  !excludedTools.includes(name.toLowerCase()) &&
  (includedTools.length === 0 || includedTools.includes(name.toLowerCase()));
