// The regulations that apply to an organization determine the compliance standards that affect
// priority.
import { complianceStandardKeys, standardsOfRegulations } from '../../policies/rules/index.ts';
import { defaultPrioritySettings, type PrioritySettings } from '#domain/priority/settings';

/** Custom scoring is an explicit choice: regulations narrow only the defaults. */
export const applyRegulations = (
  settings: PrioritySettings,
  regulations: readonly string[],
): PrioritySettings => {
  const applies = settings.toggle ? undefined : standardsOfRegulations(regulations);
  if (!applies) return settings;
  return {
    ...defaultPrioritySettings,
    toggle: true,
    complianceFrameworks: {
      iso: applies.has('iso'),
      nist: applies.has('nist'),
      soc: applies.has('soc2'),
    },
    complianceStandars: Object.fromEntries(
      complianceStandardKeys.map((key) => [key, applies.has(key)]),
    ) as PrioritySettings['complianceStandars'],
  };
};
