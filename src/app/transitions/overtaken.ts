/** A transition that the next page overtakes says so as an error, which nobody awaits: it is none. */
export function letTransitionsBeOvertaken(): void {
  // Not in every browser yet.
  const start = (document.startViewTransition as Document['startViewTransition'] | undefined)?.bind(
    document,
  );
  if (start === undefined) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
