/**
 * A fixture's file name → the format that must be recognised without a hint, the first finding's
 * main facts, and how many findings where that is worth saying.
 */
export type Readings = Readonly<
  Record<string, readonly [format: string, first: object, count?: number]>
>;

/** What the tool writes when it found nothing, as text: `[format, report]`. */
export type CleanReports = readonly (readonly [format: string, report: string])[];
