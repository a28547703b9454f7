/** Joins class names and leaves out falsy ones. */
export const cx = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
