import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { findingsVisitQuery, visitBeatMs } from '@/entities/finding';

/** Reports every few minutes, on user input, that the user is viewing the findings list. */
export function VisitBeat() {
  const { data, dataUpdatedAt, refetch } = useQuery(findingsVisitQuery());
  const stay = useEffectEvent(() => {
    if (data !== undefined && Date.now() - dataUpdatedAt > visitBeatMs) void refetch();
  });
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const onInput = () => stay();
    for (const event of events) addEventListener(event, onInput);
    return () => {
      for (const event of events) removeEventListener(event, onInput);
    };
  }, []);
  return null;
}
