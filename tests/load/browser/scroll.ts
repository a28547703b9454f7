// Scrolls a list of 100,000 rows: the product's page compared with a bare virtualised table, in the
// same browser and run.
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { openTab, type Tab, throttleCpu } from './chrome.ts';
import type { Target } from './measure.ts';
import { installProbe } from './probe.ts';

const rowCount = 100_000;
/** Pixels of the list, one way; the run scrolls there and back. */
const distance = 10_000;
const speed = 2_500;

export type Scrolled = {
  /** Milliseconds of the page's longest task. */
  longest: number;
  /** Milliseconds of main thread time per thousand pixels. */
  busy: number;
  frames: number;
  /** Frames in which a part of the list had no row. */
  blank: number;
};

type Row = { id: string; attributes: { title: string } };

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

const bareTable = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'bare-table.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return `<!doctype html><meta charset="utf-8"><title>Bare table</title><style>body { margin: 0; font: 14px system-ui }</style><div id="root"></div><script>${outputFiles[0]?.text ?? ''}</script>`;
};

/**
 * The product's pages and responses, except that the list's first page has many more rows: real
 * ones, repeated.
 */
const withManyRows = async (
  product: URL,
  token: string,
): Promise<{ origin: string; close: () => void }> => {
  const answer = await fetch(new URL('/v1/findings?page_size=100', product), {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: Row[] };
  const many = Array.from({ length: rowCount }, (_, n): Row | undefined => {
    const row = data[n % data.length];
    return (
      row && {
        ...row,
        id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
        attributes: { ...row.attributes, title: `${row.attributes.title} ${n}` },
      }
    );
  });
  const list = JSON.stringify({
    data: many,
    meta: { total: rowCount, total_is_exact: false, next_cursor: null },
  });
  const bare = await bareTable();
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    if (url === '/bare-table')
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end(bare);
    if (url.startsWith('/v1/findings?') && url.includes('page_size=100'))
      return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end(list);
    const onward = request(
      {
        host: product.hostname,
        port: product.port,
        path: url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(onward);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Runs in the page: checks in every frame whether there is a row at five heights of the list. */
const watchFrames = () => {
  const grid = document.querySelector('[role=grid]');
  if (!grid) throw new Error('There is no list.');
  const box = grid.getBoundingClientRect();
  const seen = { frames: 0, blank: 0, done: false };
  Object.assign(globalThis, { parapetScroll: seen });
  const look = () => {
    seen.frames++;
    // The list's header stays above its rows.
    const heights = [0.15, 0.35, 0.55, 0.75, 0.95].map((share) => box.top + box.height * share);
    if (
      heights.some(
        (y) => !document.elementFromPoint(box.left + box.width / 2, y)?.closest('[role=row]'),
      )
    )
      seen.blank++;
    if (!seen.done) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Seconds of main thread time since the page started. */
const worked = async ({ cdp }: Tab): Promise<number> =>
  (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
    ?.value ?? 0;

const scrollOnce = async (target: Target, rate: number): Promise<Scrolled> => {
  const tab = await openTab(target.cookies);
  try {
    await tab.page.addInitScript(installProbe, target.ready);
    await tab.page.goto(target.url);
    await tab.page.waitForFunction(() => window.parapetProbe.ready !== null, undefined, {
      timeout: 60_000,
    });
    await tab.page.waitForLoadState('networkidle');
    await tab.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const box = await tab.page.getByRole('grid').boundingBox();
    if (!box) throw new Error('There is no list.');
    await throttleCpu(tab, rate);
    await tab.page.evaluate(watchFrames);
    const since = await tab.page.evaluate(() => performance.now());
    const before = await worked(tab);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const yDistance of [-distance, distance])
      await tab.cdp.send('Input.synthesizeScrollGesture', {
        x,
        y,
        yDistance,
        speed,
        gestureSourceType: 'mouse',
        preventFling: true,
      });
    const busy = (await worked(tab)) - before;
    return await tab.page.evaluate(
      ({ start, milliseconds, pixels }) => {
        const seen = Reflect.get(globalThis, 'parapetScroll') as {
          frames: number;
          blank: number;
          done: boolean;
        };
        seen.done = true;
        const longest = window.parapetProbe.tasks
          .filter((task) => task.start >= start)
          .reduce((most, task) => Math.max(most, task.duration), 0);
        return {
          longest,
          busy: (milliseconds * 1000) / pixels,
          frames: seen.frames,
          blank: seen.blank,
        };
      },
      { start: since, milliseconds: busy * 1000, pixels: 2 * distance },
    );
  } finally {
    await tab.close();
  }
};

export type ScrollTimes = { unthrottled: Scrolled; throttled: Scrolled; bare: Scrolled };

export const scrollTimes = async (findings: Target, token: string): Promise<ScrollTimes> => {
  const many = await withManyRows(new URL(findings.url), token);
  try {
    const cookies = findings.cookies.map((cookie) => ({ ...cookie, url: many.origin }));
    const list: Target = { ...findings, url: `${many.origin}/findings/all`, cookies };
    const bare: Target = {
      name: 'Bare table',
      url: `${many.origin}/bare-table`,
      ready: '[role=row]',
      cookies: [],
    };
    return {
      unthrottled: await scrollOnce(list, 1),
      throttled: await scrollOnce(list, 4),
      bare: await scrollOnce(bare, 4),
    };
  } finally {
    many.close();
  }
};
