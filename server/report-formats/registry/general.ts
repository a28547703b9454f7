/**
 * Formats that many scanners write. The category of a finding comes from the report, not from the
 * format.
 */
import type { ReportFormat } from '../format.ts';
import { genericCsv } from '../formats/generic-csv.ts';
import { genericJson } from '../formats/generic-json.ts';
import { junit } from '../formats/junit.ts';
import {
  heuristicCsv,
  heuristicHtml,
  heuristicJson,
  heuristicXml,
} from '../formats/heuristic-table.ts';
import { lintLines } from '../formats/lint-lines.ts';
import { sarif } from '../formats/sarif/index.ts';

export const generalFormats: readonly ReportFormat[] = [
  sarif,
  junit,
  genericCsv,
  genericJson,
  heuristicCsv,
  heuristicJson,
  heuristicXml,
  heuristicHtml,
  lintLines,
];
