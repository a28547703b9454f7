declare module 'virtual:component-uses' {
  /** What `component-uses.ts` counts: an import by a relative path is not resolved here. */
  const uses: Readonly<Record<string, Readonly<{ places: number; files: number }>>>;
  export default uses;
}
