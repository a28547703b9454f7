import type { ReportFormat } from '../format.ts';
import { ort, ortModel } from '../formats/ort.ts';
import { scancode } from '../formats/scancode.ts';

export const licenseFormats: readonly ReportFormat[] = [ort, ortModel, scancode];
