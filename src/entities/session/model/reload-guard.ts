import * as v from 'valibot';
import { constants } from '@/shared/config';
import { readLocal, writeLocal } from '@/shared/lib/local-storage';

const key = 'parapet-reloaded-at';

/**
 * True at most once in ten seconds, across tabs: a server that refuses every token must not cause
 * an endless reload.
 */
export function mayReload(now: number = Date.now()): boolean {
  const last = readLocal(key, v.number(), 0);
  if (last <= now && now - last < constants.reloadGuardMs) return false;
  writeLocal(key, now);
  return true;
}
