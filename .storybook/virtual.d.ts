declare module 'virtual:component-uses' {
  /** The counts of `component-uses.ts`. This declaration cannot resolve a relative import. */
  const uses: Readonly<Record<string, Readonly<{ places: number; files: number }>>>;
  export default uses;
}
