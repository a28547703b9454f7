/** The chosen patches that are still listed; one that is no longer ready is not opened. */
export const chosenAmong = (
  listed: readonly { readonly remediation_id: string }[],
  chosen: ReadonlySet<string>,
): string[] => listed.flatMap(({ remediation_id: id }) => (chosen.has(id) ? [id] : []));

export const withChoice = (
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> =>
  isChosen ? new Set([...chosen, ...ids]) : new Set([...chosen].filter((id) => !ids.includes(id)));
