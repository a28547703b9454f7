/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanNoteCode } from './scanNoteCode.ts';
import type { ScanNoteFacts } from './scanNoteFacts.ts';

/**
 * Something that whoever sent the report should know.
 */
export interface ScanNote {
  code: ScanNoteCode;
  facts: ScanNoteFacts;
  /** The same in an English sentence. */
  text: string;
}
