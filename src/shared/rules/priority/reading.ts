export interface Reading {
  /** From 0 (no urgency) to 1. */
  value: number;
  /**
   * The fact behind it as a machine-readable word, e.g. `9.8` or `listed`. The app translates it.
   */
  fact: string;
  /** The name of a published list, e.g. `CISA KEV`, or a machine-readable word. */
  source: string;
  date?: string;
}
