import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { basePath } from '@/shared/lib/base-path';

const everyMs = 5 * 60_000;
const manifest = v.object({ id: v.string() });

/** The build id of this page; undefined in development, which has none. */
const ownBuild = (): string | undefined => {
  const id = document.querySelector<HTMLMetaElement>('meta[name="parapet-build"]')?.content;
  return id === 'development' ? undefined : id;
};

async function latestBuild(): Promise<string | undefined> {
  const response = await fetch(`${basePath}/builds/latest.json`, { cache: 'no-store' }).catch(
    () => undefined,
  );
  const result = v.safeParse(
    manifest,
    response?.ok ? await response.json().catch(() => undefined) : undefined,
  );
  return result.success ? result.output.id : undefined;
}

/** Whether the server has a newer build. Polls while the page is visible. */
export function useNewBuild(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const own = ownBuild();
    if (own === undefined) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const latest = await latestBuild();
      if (latest !== undefined && latest !== own) setNew(true);
    };
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, []);
  return isNew;
}
