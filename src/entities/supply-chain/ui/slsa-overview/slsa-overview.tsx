import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { slsaThreats, type SlsaThreat } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { nextFocusIndex } from '@/shared/lib/roving-focus';
import { ThreatBar, type Threat } from './threat-bar';
import { stages } from './stages';
import { isAssessed, isLookedAt } from '../../model/assessment';
import { threatNames } from '../../model/threat-labels';
import { LatestLook } from '../assessment';

export type SlsaOverviewProps = {
  threats: Readonly<Record<SlsaThreat, Threat>>;
  selected?: SlsaThreat | null;
  /** The link of a threat: `href`, and `onClick` if the router handles the click. */
  linkTo: (letter: SlsaThreat) => Pick<ComponentProps<'a'>, 'href' | 'onClick'>;
};

/**
 * The SLSA threats by delivery stage, one bar each. Bar heights are logarithmic, with the number
 * above.
 */
export function SlsaOverview({ threats, selected = null, linkTo }: SlsaOverviewProps) {
  const { t, i18n } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const most = Math.max(...slsaThreats.map((letter) => threats[letter].count));
  useEffect(() => {
    const selectedBar = scroller.current?.querySelector<HTMLElement>('[aria-current]');
    if (scroller.current && selectedBar)
      scroller.current.scrollLeft = selectedBar.offsetLeft - scroller.current.clientWidth / 2; // phones: center the selected bar
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(scroller.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = nextFocusIndex(
      event.key,
      links.indexOf(document.activeElement as HTMLElement),
      links.length,
      'horizontal',
    );
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t`SLSA threats by stage`}
      tabIndex={0}
      className="relative scroll-none overflow-x-auto -outline-offset-2"
    >
      <div role="presentation" onKeyDown={onKeyDown} className="flex min-w-[52rem] p-4">
        {stages.map((stage, index) => {
          const Icon = stage.icon;
          const total = stage.threats.reduce((sum, letter) => sum + threats[letter].count, 0);
          const lookedAt = stage.threats.filter((letter) =>
            isLookedAt(threats[letter].count, threats[letter].assessment),
          ).length;
          const [seen, all] = [i18n.number(lookedAt), i18n.number(stage.threats.length)];
          return (
            <section
              key={stage.id}
              aria-label={i18n._(stage.name)}
              className="min-w-0"
              style={{ flex: stage.threats.length + 0.35 }}
            >
              <div className="flex h-33 items-end gap-2 px-2">
                {stage.threats.map((letter) => (
                  <ThreatBar
                    key={letter}
                    letter={letter}
                    threat={threats[letter]}
                    most={most}
                    selected={letter === selected}
                    {...linkTo(letter)}
                  />
                ))}
              </div>
              <div
                className={cx(
                  'flex h-12 min-w-0 items-center gap-2 bg-inset px-3 forced-colors:border',
                  index === 0 && 'rounded-l-md',
                  index === stages.length - 1 ? 'rounded-r-md' : 'border-r-2 border-surface',
                )}
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-3" />
                <div className="min-w-0 flex-1">
                  <h3 className="truncate text-sm font-semibold">{i18n._(stage.name)}</h3>
                  {lookedAt < stage.threats.length && (
                    <p className="truncate text-xs text-ink-2 num">
                      <Trans>
                        {seen} of {all} assessed
                      </Trans>
                    </p>
                  )}
                </div>
                {lookedAt > 0 && (
                  <span className="shrink-0 text-xs text-ink-2 num">{i18n.number(total)}</span>
                )}
              </div>
              <div aria-hidden className="mt-2 flex gap-2 px-2">
                {stage.threats.map((letter) => (
                  <span
                    key={letter}
                    className="min-w-0 flex-1 px-0.5 text-xs text-pretty text-ink-3"
                  >
                    {i18n._(threatNames[letter])}
                    {threats[letter].count === 0 && isAssessed(threats[letter].assessment) && (
                      <span className="block">
                        <LatestLook assessment={threats[letter].assessment} />
                      </span>
                    )}
                  </span>
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
