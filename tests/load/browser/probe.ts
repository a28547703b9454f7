// Runs in the page before its scripts. Records when content is visible, when the page is usable,
// and what blocked it.
export type Probe = {
  paint: number | null;
  ready: number | null;
  tasks: { start: number; duration: number }[];
  interactions: { id: number; start: number; duration: number }[];
};

declare global {
  interface Window {
    parapetProbe: Probe;
  }
}

/**
 * Serialised into the page, so it must not refer to anything outside. `readySelector` is a CSS
 * selector that must be visible.
 */
export const installProbe = (readySelector: string) => {
  const probe: Probe = { paint: null, ready: null, tasks: [], interactions: [] };
  window.parapetProbe = probe;

  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true, ...options });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.paint = entry.startTime;
  });
  observe('longtask', (entry) => {
    probe.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
  const noteInteraction = (entry: PerformanceEntry) => {
    const { interactionId, startTime, duration } = entry as PerformanceEventTiming & {
      interactionId?: number;
    };
    if (interactionId) probe.interactions.push({ id: interactionId, start: startTime, duration });
  };
  observe('event', noteInteraction, { durationThreshold: 16 });
  observe('first-input', noteInteraction);

  const isVisible = (element: Element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 2 &&
      box.height > 2 &&
      box.bottom > 0 &&
      box.top < innerHeight &&
      getComputedStyle(element).visibility !== 'hidden'
    );
  };
  // Checks after changes, in the frame that shows them. Checking in every frame would make the
  // browser render every frame.
  let isLooking = false;
  const look = () => {
    isLooking = false;
    if (probe.ready !== null || ![...document.querySelectorAll(readySelector)].some(isVisible))
      return;
    changes.disconnect();
    // The time is taken in the task after the frame, when the frame has been produced.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      probe.ready ??= performance.now();
    };
    channel.port2.postMessage(0);
  };
  const lookSoon = () => {
    if (isLooking || probe.ready !== null) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  // Style sheets and fonts change the appearance without changing the document.
  document.addEventListener('load', lookSoon, true);
};

/** The blocking time: what every task after the first paint takes beyond 50 ms. */
export const blockingTime = ({ paint, tasks }: Probe): number => {
  const from = paint ?? 0;
  return tasks
    .filter(({ start, duration }) => start + duration > from)
    .reduce(
      (sum, { start, duration }) =>
        sum + Math.max(0, Math.min(duration, start + duration - from) - 50),
      0,
    );
};

/** The slowest interaction: the longest of its events. */
export const slowestInteraction = (probe: Probe, since: number): number => {
  const longest = new Map<number, number>();
  for (const { id, start, duration } of probe.interactions)
    if (start >= since) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  // The browser reports nothing below 16 ms.
  return Math.max(16, ...longest.values());
};
