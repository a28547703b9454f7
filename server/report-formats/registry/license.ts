import type { ReportFormat } from '../format.ts';
import { blackDuckComponents } from '../formats/black-duck.ts';
import { ort, ortModel } from '../formats/ort.ts';
import { scancode } from '../formats/scancode.ts';

export const licenseFormats: readonly ReportFormat[] = [
  blackDuckComponents,
  ort,
  ortModel,
  scancode,
];
