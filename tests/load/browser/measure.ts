import { gzipSync } from 'node:zlib';
import { openTab, type Tab, throttle, warmProcess } from './chrome.ts';
import { blockingTime, installProbe, type Probe } from './probe.ts';

export type Target = {
  name: string;
  url: string;
  ready: string;
  cookies: { name: string; value: string; url: string }[];
};

export type Weight = { scriptsGzip: number; stylesGzip: number; requests: number };
export type Load = { firstPaint: number; ready: number; blocking: number };

const quietFor = 750;
const untilPainted = 1000;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

const load = async (tab: Tab, { url, ready }: Target) => {
  await tab.page.goto(url, { waitUntil: 'commit' });
  // The measuring code runs in the page, so it starts only after the page may have been painted.
  await new Promise((resolve) => setTimeout(resolve, untilPainted));
  await tab.page.waitForFunction(() => window.parapetProbe.ready !== null, undefined, {
    polling: 100,
    timeout: 60_000,
  });
  await tab.page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, quietFor));
  const { probe, timeOrigin }: { probe: Probe; timeOrigin: number } = await tab.page.evaluate(
    () => ({ probe: window.parapetProbe, timeOrigin: performance.timeOrigin }),
  );
  if (probe.ready === null) throw new Error(`${ready} never appeared on ${url}`);
  return { probe: { ...probe, ready: probe.ready }, readyAt: timeOrigin + probe.ready };
};

const sizeOf = async (tab: Tab, url: string) =>
  gzipSync(await (await tab.context.request.get(url)).body(), { level: 9 }).length;

/**
 * Unthrottled: the exact gzip sizes of every script and style that loads before the page is usable,
 * and the number of requests.
 */
export const weigh = async (target: Target): Promise<Weight> => {
  const tab = await openTab(target.cookies);
  try {
    await tab.page.addInitScript(installProbe, target.ready);
    const { readyAt } = await load(tab, target);
    const until = [...tab.requests.values()].filter(
      (request) => request.finished !== null && request.finished <= readyAt,
    );
    const sum = async (kind: string) =>
      (
        await Promise.all(
          until
            .filter((request) => request.kind === kind)
            .map((request) => sizeOf(tab, request.url)),
        )
      ).reduce((a, b) => a + b, 0);
    return {
      scriptsGzip: await sum('Script'),
      stylesGzip: await sum('Stylesheet'),
      requests: until.length,
    };
  } finally {
    await tab.close();
  }
};

/** A cold load with throttled CPU and network. */
const loadOnce = async (target: Target): Promise<Load> => {
  const tab = await openTab(target.cookies);
  try {
    await warmProcess(tab, new URL(target.url).origin);
    await tab.page.addInitScript(installProbe, target.ready);
    await throttle(tab);
    const { probe } = await load(tab, target);
    return {
      firstPaint: probe.paint ?? Number.NaN,
      ready: probe.ready,
      blocking: blockingTime(probe),
    };
  } finally {
    await tab.close();
  }
};

/** Medians of cold loads, each in a new browser process. */
export const loadTimes = async (target: Target, runs = 5): Promise<Load> => {
  const loads: Load[] = [];
  for (let run = 0; run < runs; run++) loads.push(await loadOnce(target));
  return {
    firstPaint: median(loads.map((one) => one.firstPaint)),
    ready: median(loads.map((one) => one.ready)),
    blocking: median(loads.map((one) => one.blocking)),
  };
};
