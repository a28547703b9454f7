import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { filterValueName } from '@/entities/finding';
import type { ControlEvidence } from '@/shared/api/generated/model';

const evidenceWords = (i18n: I18n, { kind, value, kind_of: mapped }: ControlEvidence): string => {
  if (kind === 'slsa_threat') return i18n._(msg`SLSA threat ${value}`);
  if (kind === 'category')
    return i18n._(msg`The category ${filterValueName(i18n, 'category', value)}`);
  return mapped === null ? value : i18n._(msg`${value}, a kind of ${mapped},`);
};

/** Why a finding fails a control. `control` does not include the name of its standard. */
export function controlEvidenceLabel(
  i18n: I18n,
  control: string,
  evidence: ControlEvidence,
): string {
  const { title, source } = evidence;
  const because = evidenceWords(i18n, evidence);
  return source === null
    ? i18n._(msg`${because} violates ${control} (${title}).`)
    : i18n._(msg`${source} maps ${because} to ${control} (${title}).`);
}
