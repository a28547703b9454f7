import type { PrioritySettingsDocument } from '@/shared/api/generated/model';
import { repositoryWeight } from '#domain/repository-weight';

type Level = keyof typeof repositoryWeight;

/**
 * The points of 100 that a repository's attributes add to each of its findings, if every factor
 * applies.
 */
export interface ImpactPoints {
  readonly confidential: number;
  readonly priority: Readonly<Record<Level, number>>;
}

export function impactPoints({
  data,
  defaults,
}: Pick<PrioritySettingsDocument, 'data' | 'defaults'>): ImpactPoints {
  const { impactOnCriticalSystems: impact, weights } = data.toggle ? data : defaults;
  const factors = Number(impact.vulnSensitiveData) + Number(impact.vulnImpactingCriticalData);
  const each = factors === 0 ? 0 : weights.impactOnCriticalSystems / factors;
  const most = impact.vulnImpactingCriticalData ? each : 0;
  const of = (level: Level) => Math.round((most * repositoryWeight[level]) / 10) / 10;
  return {
    confidential: impact.vulnSensitiveData ? each : 0,
    priority: { critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low') },
  };
}
