/** What a report format is, and builders that leave a format nothing to say but what is its own. */
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
