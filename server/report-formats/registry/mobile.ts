import type { ReportFormat } from '../format.ts';
import { apkLeaks } from '../formats/apkleaks.ts';
import { qark } from '../formats/binaries.ts';
import { mobsfScorecard } from '../formats/mobsf-scorecard.ts';
import { mobsf } from '../formats/mobsf.ts';
import { mobsfscan } from '../formats/mobsfscan.ts';
import { nowSecure } from '../formats/nowsecure.ts';

export const mobileFormats: readonly ReportFormat[] = [
  apkLeaks,
  qark,
  mobsf,
  mobsfscan,
  mobsfScorecard,
  nowSecure,
];
