import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { simulatePrioritySettings } from '@/shared/api/generated/prioritization';
import type { PrioritySettings } from '@/shared/api/generated/model';

const settleMs = 300;

/**
 * Simulates the settings 300 ms after the last change. Keeps the previous result until the new one
 * arrives.
 */
export function useSimulation(settings: PrioritySettings, enabled: boolean) {
  const [settled, setSettled] = useState(settings);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(settings), settleMs);
    return () => clearTimeout(timer);
  }, [settings]);
  return useQuery({
    queryKey: ['prioritization', 'simulation', settled],
    queryFn: async ({ signal }) => (await simulatePrioritySettings(settled, { signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  });
}
