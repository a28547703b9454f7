import { openTab, type Tab, throttleCpu } from './chrome.ts';
import { installProbe, slowestInteraction } from './probe.ts';
import { median, type Target } from './measure.ts';

export type Action = { name: string; run: (tab: Tab) => Promise<void> };

const settle = async ({ page }: Tab) => {
  // Two frames and the reporting task after them, because event timing is delivered late.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            setTimeout(resolve, 250);
          });
        });
      }),
  );
};

const once = async (tab: Tab, action: Action) => {
  const since = await tab.page.evaluate(() => performance.now());
  await action.run(tab);
  await settle(tab);
  return slowestInteraction(await tab.page.evaluate(() => window.parapetProbe), since);
};

/**
 * Interaction to next paint at 4 × CPU: the median over `runs` of the slowest event of each action,
 * in milliseconds.
 */
export const interactionTimes = async (
  target: Target,
  actions: readonly Action[],
  runs = 5,
): Promise<Map<string, number>> => {
  const tab = await openTab(target.cookies);
  try {
    await tab.page.addInitScript(installProbe, target.ready);
    await tab.page.goto(target.url);
    await tab.page.waitForFunction(() => window.parapetProbe.ready !== null);
    await settle(tab);
    await throttleCpu(tab, 4);
    const times = new Map<string, number>();
    for (const action of actions) {
      const samples: number[] = [];
      for (let run = 0; run < runs; run++) samples.push(await once(tab, action));
      times.set(action.name, median(samples));
    }
    return times;
  } finally {
    await tab.close();
  }
};
