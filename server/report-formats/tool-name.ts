import { formats } from './registry.ts';

const displayNames = new Map<string, string>();
for (const { tool } of formats)
  if (!displayNames.has(tool.toLowerCase())) displayNames.set(tool.toLowerCase(), tool);

/**
 * The one spelling of a tool's name: reports of other formats (CycloneDX, SARIF) name their tool as
 * its command does. `known` are the spellings under which a repository has the tool already; its
 * findings go on under these.
 */
export const normalizeToolSpelling = (name: string, known: readonly string[] = []): string => {
  const lower = name.toLowerCase();
  const spellings = known.filter((each) => each.toLowerCase() === lower);
  return spellings.includes(name) ? name : (spellings[0] ?? displayNames.get(lower) ?? name);
};
