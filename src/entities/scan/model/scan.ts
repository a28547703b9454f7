import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Scan, ScanPhase } from '@/shared/api/generated/model';

export type { Scan };

export const isFinished = ({ attributes: { status } }: Scan): boolean =>
  status === 'succeeded' || status === 'failed';

const phaseNames: Readonly<Record<ScanPhase, MessageDescriptor>> = {
  waiting: msg`Queued`,
  fetching: msg`Fetching the target`,
  scanning: msg`Scanning`,
  reading: msg`Reading the report`,
  comparing: msg`Comparing with existing findings`,
  publishing: msg`Publishing`,
  done: msg`Done`,
};
export const phaseName = (i18n: I18n, phase: ScanPhase): string => i18n._(phaseNames[phase]);

/** Format names as their authors write them. */
const formats: Readonly<Record<string, string>> = {
  sarif: 'SARIF',
  cyclonedx: 'CycloneDX',
  spdx: 'SPDX',
  trivy: 'Trivy JSON',
  semgrep: 'Semgrep JSON',
};
export const formatName = (format: string): string =>
  Object.hasOwn(formats, format) ? (formats[format] ?? format) : format;
