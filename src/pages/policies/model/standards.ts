import type { I18n } from '@lingui/core';
import { filterValueName, withFilters, type FindingsSearch } from '@/entities/finding';
import { isAssessed, isRecorded } from '@/entities/supply-chain';
import type {
  ControlSummary,
  PrioritySettings,
  PrioritySettingsDocument,
} from '@/shared/api/generated/model';
import { search } from '@/shared/lib/search-text';
import { openFilters } from '#domain/finding-filters';
import type { ControlResult } from './policies-search';

export interface Standard {
  readonly key: string;
  readonly name: string;
  readonly controls: readonly ControlSummary[];
}

const inNumericOrder = new Intl.Collator('en', { numeric: true });

/** The standards in the server's order, with their controls by number. */
export function standardsOf(controls: readonly ControlSummary[]): readonly Standard[] {
  const keys = [...new Set(controls.map(({ standard }) => standard))];
  return keys.map((key) => {
    const own = controls
      .filter(({ standard }) => standard === key)
      .toSorted((a, b) => inNumericOrder.compare(a.control, b.control));
    return { key, name: own[0]?.name ?? key, controls: own };
  });
}

/** Searches by the published or displayed number, the title, or the standard's name. */
export const searchControls = (i18n: I18n, controls: readonly ControlSummary[], typed: string) =>
  search(
    controls,
    typed,
    ({ name, control, title }) =>
      `${name} ${control} ${filterValueName(i18n, 'policy_control', control)} ${title}`,
  );

/** A disabled standard does not raise priorities; its violations still count. */
export function isOff(standard: string, { data, defaults }: PrioritySettingsDocument): boolean {
  const settings: PrioritySettings = data.toggle ? data : defaults;
  return new Map(Object.entries(settings.complianceStandars)).get(standard) === false;
}

export const findingsAgainst = ({ name, control }: ControlSummary): FindingsSearch =>
  withFilters({}, { ...openFilters, policy_control: [`${name} ${control}`] });

/** Without a scan, a control has only what an administrator recorded. */
export function resultOf({ violations, assessment }: ControlSummary): ControlResult {
  if (violations > 0) return 'open';
  if (isAssessed(assessment)) return 'nothing_found';
  return isRecorded(assessment) ? 'recorded' : 'not_assessed';
}
