/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DiffSbomsParams = {
/**
 * Earlier scan.
 */
from: string;
/**
 * Later scan.
 */
to: string;
};
