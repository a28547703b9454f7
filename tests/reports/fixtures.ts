/**
 * For each fixture's file name: the format that must be recognised without a hint, the main facts
 * of the first finding, and the number of findings where it matters.
 */
export type Readings = Readonly<
  Record<string, readonly [format: string, first: object, count?: number]>
>;

/** Reports without findings, as text: `[format, report]`. */
export type CleanReports = readonly (readonly [format: string, report: string])[];
