/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  IntelligenceState,
  JobRef,
  PrioritySettings,
  PrioritySettingsDocument,
  PrioritySimulationDocument,
} from './model';

/**
 * @summary The manage-prioritization settings
 */
export const getPrioritySettings = (options?: RequestInit): Promise<PrioritySettingsDocument> =>
  http<PrioritySettingsDocument>(`/prioritization`, { ...options, method: 'GET' });

export const getGetPrioritySettingsQueryKey = () => ['prioritization'] as const;

export const getGetPrioritySettingsQueryOptions = () =>
  queryOptions<PrioritySettingsDocument, ApiError>({
    queryKey: getGetPrioritySettingsQueryKey(),
    queryFn: ({ signal }) => getPrioritySettings({ signal }),
  });

/**
 * Priorities are computed anew in the background.
 * @summary Change what counts
 */
export const updatePrioritySettings = (
  prioritySettings: PrioritySettings,
  options?: RequestInit,
): Promise<PrioritySettingsDocument> =>
  http<PrioritySettingsDocument>(`/prioritization`, {
    ...options,
    method: 'PUT',
    body: JSON.stringify(prioritySettings),
  });

/**
 * @summary What other settings would change
 */
export const simulatePrioritySettings = (
  prioritySettings: PrioritySettings,
  options?: RequestInit,
): Promise<PrioritySimulationDocument> =>
  http<PrioritySimulationDocument>(`/prioritization/simulate`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(prioritySettings),
  });

/**
 * @summary Sources of what is known about vulnerabilities
 */
export const getIntelligence = (options?: RequestInit): Promise<IntelligenceState> =>
  http<IntelligenceState>(`/intelligence`, { ...options, method: 'GET' });

export const getGetIntelligenceQueryKey = () => ['intelligence'] as const;

export const getGetIntelligenceQueryOptions = () =>
  queryOptions<IntelligenceState, ApiError>({
    queryKey: getGetIntelligenceQueryKey(),
    queryFn: ({ signal }) => getIntelligence({ signal }),
  });

/**
 * @summary Load the sources anew
 */
export const refreshIntelligence = (options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/intelligence/refresh`, { ...options, method: 'POST' });
