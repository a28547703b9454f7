export interface Reading {
  /** 0 (says nothing for urgency) to 1. */
  value: number;
  /**
   * The fact behind it as a machine-readable word, e.g. `9.8` or `listed`; the app puts it into
   * words.
   */
  fact: string;
  /** A published list by its name, e.g. `CISA KEV`, else a machine-readable word. */
  source: string;
  date?: string;
}
