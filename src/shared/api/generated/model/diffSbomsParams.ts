/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DiffSbomsParams = {
/**
 * Earlier scan. Without it: the bill of materials that the default branch had on the same subject before the later one came in, of the same tool where there is one.
 */
from?: string;
/**
 * Later scan.
 */
to: string;
/**
 * True: only changes that bring or mend a vulnerability or change a licence.
 */
effect?: boolean;
};
