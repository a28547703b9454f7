/**
 * The report format types and the builders. A builder leaves only what is specific to its format to
 * the definition.
 */
export { cell, csvFormat } from './builders/csv-format.ts';
export { jsonFormat, type JsonResultContext } from './builders/json-format.ts';
export { type TextEntry, textFormat, type TextResult } from './builders/text-format.ts';
export { xmlFormat, type XmlResultContext } from './builders/xml-format.ts';
export {
  eventLog,
  type FormatDefinition,
  type MapResult,
  ofVersion,
  partOfResults,
  type ReportFormat,
  runItem,
  type RunMetadata,
  toReportItems,
} from './report-format.ts';
