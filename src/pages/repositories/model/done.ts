/** What was just done in the drawer. Said within it: while a modal stands, nothing outside of it can be pressed, a toast's action neither. */
export interface Done {
  readonly title: string;
  readonly undo?: () => void;
}
