/**
 * When a navigation starts during a view transition, the browser rejects the first one's `ready`.
 * That is no error, and nothing awaits it.
 */
export function ignoreSupersededTransitions(): void {
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
