/**
 * Ignores superseded transitions: if a navigation starts during a view transition, the browser
 * rejects the `ready` promise of the first one. That is not an error, and nothing awaits it.
 */
export function ignoreSupersededTransitions(): void {
  // Not supported by every browser yet.
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
