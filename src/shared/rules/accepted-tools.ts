/**
 * The tools whose findings an organization accepts. Names compare case-insensitively, and a name
 * covers all editions of a tool: Semgrep's reports name "Semgrep OSS" or "Semgrep Pro".
 */
export type ToolChoice = {
  excludedTools: readonly string[];
  /** Empty: every tool that is not excluded is accepted. */
  includedTools: readonly string[];
};

const lowerCase = (names: unknown): string[] =>
  Array.isArray(names)
    ? names.filter((name) => typeof name === 'string').map((name) => name.toLowerCase())
    : [];

/** @param document the organization's settings, as stored */
export const toolChoice = (document: Readonly<Record<string, unknown>>): ToolChoice => ({
  excludedTools: lowerCase(document['excluded_tools']),
  includedTools: lowerCase(document['included_tools']),
});

const names = (choices: readonly string[], tool: string): boolean =>
  choices.some((choice) => tool === choice || tool.startsWith(`${choice} `));

export const acceptsTool = (
  { excludedTools, includedTools }: ToolChoice,
  name: string,
): boolean => {
  const tool = name.toLowerCase();
  return !names(excludedTools, tool) && (includedTools.length === 0 || names(includedTools, tool));
};
