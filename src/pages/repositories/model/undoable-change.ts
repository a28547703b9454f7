/**
 * The last change in the drawer. Shown within it, because a modal makes everything outside inert,
 * including a toast's button.
 */
export interface UndoableChange {
  readonly title: string;
  readonly undo?: () => void;
}
