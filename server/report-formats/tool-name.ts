import { formats } from './registry.ts';

const displayNames = new Map<string, string>();
for (const { tool } of formats)
  if (!displayNames.has(tool.toLowerCase())) displayNames.set(tool.toLowerCase(), tool);

/**
 * Returns the display name of a tool. Reports of generic formats (CycloneDX, SARIF) may name their
 * tool by its command. `known` are the spellings already used in a repository; they take
 * precedence, so that its findings keep their tool.
 */
export const normalizeToolSpelling = (name: string, known: readonly string[] = []): string => {
  const lower = name.toLowerCase();
  const spellings = known.filter((each) => each.toLowerCase() === lower);
  return spellings.includes(name) ? name : (spellings[0] ?? displayNames.get(lower) ?? name);
};
