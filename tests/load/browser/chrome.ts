import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.ts';

export type Tab = {
  page: Page;
  cdp: CDPSession;
  context: BrowserContext;
  requests: Map<string, Request>;
  close: () => Promise<void>;
};

export type Request = {
  url: string;
  kind: string;
  finished: number | null;
  bytes: number;
  cached: boolean;
};

/** 4 × CPU; 1.6 Mbps down, 0.75 up, 150 ms: a mid-range phone on a mobile network. */
export const phone = { cpu: 4, down: 1_600_000 / 8, up: 750_000 / 8, latency: 150 };

/** A new browser process, without caches and compiled code. */
export const openTab = async (
  cookies: { name: string; value: string; url: string }[] = [],
): Promise<Tab> => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--disable-gpu', '--force-device-scale-factor=1'],
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  // Functions that are sent to the page refer to the compiler's name helper.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const requests = new Map<string, Request>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, {
        url: request.url,
        kind: 'other',
        finished: null,
        bytes: 0,
        cached: false,
      });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const known = requests.get(requestId);
    if (known) Object.assign(known, { kind: type, cached: response.fromDiskCache === true });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known) Object.assign(known, { finished: Date.now(), bytes: encodedDataLength });
  });
  return { page, cdp, context, requests, close: () => browser.close() };
};

/**
 * Starts renderer, fonts and compositor on an empty page of the same origin, so that a run does not
 * measure process start-up.
 */
export const warmProcess = async ({ page, cdp }: Tab, origin: string) => {
  const url = `${origin}/__empty`;
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: url }] });
  const answer = ({ requestId }: { requestId: string }) =>
    cdp.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/html' }],
      body: Buffer.from('<!doctype html><link rel="icon" href="data:,"><p>empty').toString(
        'base64',
      ),
    });
  cdp.on('Fetch.requestPaused', answer);
  await page.goto(url);
  cdp.off('Fetch.requestPaused', answer);
  await cdp.send('Fetch.disable');
};

export const throttle = async ({ cdp }: Tab, { cpu, down, up, latency } = phone) => {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

export const throttleCpu = ({ cdp }: Tab, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });
