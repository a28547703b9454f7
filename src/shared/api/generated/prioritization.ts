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
 * For the page of priority: the stored weights, the defaults that hold while custom scoring is off, and the job that recomputes priorities. Every user may call it. An organisation that saved nothing gets the defaults, and `recomputing` is null when no job waits or runs.
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
 * Replaces the settings of the organisation and starts a job that computes the priority of its findings anew. Administrators may call it, and the audit log records the settings before and after. Weights that do not add up to 100 are refused with 422.
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
 * For a preview beside the sliders: how many open findings would rise or fall, the ten that move most, and the distribution before and after. Every user may call it, on the findings that this user may see. It writes nothing. Above 20,000 findings a sample is extrapolated and `is_exact` is false.
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
 * For the page that shows how current the vulnerability feeds are: entries, date, last load and next attempt of each. Every user may call it. A feed that was never loaded has no entries and the source `none`; a load that failed leaves its reason in `error`.
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
 * Starts a job that loads every feed at once instead of at its regular time; the feeds are shared by all organisations of the server. Administrators may call it, and the audit log records it. A request while such a job waits or runs returns that job. A server that loads no feeds refuses it with 409.
 * @summary Load the sources anew
 */
export const refreshIntelligence = (options?: RequestInit): Promise<JobRef> =>
  http<JobRef>(`/intelligence/refresh`, { ...options, method: 'POST' });
