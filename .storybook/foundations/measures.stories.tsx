import {
  Bug,
  ChevronDown,
  Copy,
  Download,
  GitBranch,
  GitPullRequest,
  KeyRound,
  type LucideIcon,
  Plug,
  Search,
  Send,
  Settings,
  ShieldCheck,
  Sparkles,
  Trash2,
  Upload,
  Webhook,
  X,
} from 'lucide-react';
import preview from '#.storybook/preview';
import base from '../../src/app/styles/generated/base.tokens.json' with { type: 'json' };

const meta = preview.meta({ title: 'Foundations/Measures' });

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 12];

/**
 * One unit is 4 px. Use 2 between related elements, 4 to 5 in a card, 4 between cards, 6 around a
 * page.
 */
export const Space = meta.story({
  render: () => (
    <ul className="flex flex-col gap-2 text-xs">
      {steps.map((step) => (
        <li key={step} className="flex items-center gap-3">
          <span className="w-24 num">
            {step} · {step * base.space.unit.$value.value * 16} px
          </span>
          <span className="h-3 bg-primary" style={{ width: `calc(var(--spacing) * ${step})` }} />
        </li>
      ))}
    </ul>
  ),
});

const uses: Readonly<Record<string, string>> = {
  instant: 'Colours of what is pointed at',
  fast: 'Menus and tooltips that appear',
  base: 'Panels and rows that move',
  slow: 'Pages that follow each other',
};

/** With reduced motion, in the system or the profile, all durations are 0. */
export const Motion = meta.story({
  render: () => (
    <ul className="flex flex-col gap-3 text-sm">
      {Object.entries(base.duration).map(([name, { $value }]) => (
        <li key={name} className="group flex items-center gap-3">
          <span className="w-28">
            {name} · <span className="num">{$value.value} ms</span>
          </span>
          <span
            className="size-4 rounded-full bg-primary group-hover:translate-x-8"
            style={{
              transitionProperty: 'translate',
              transitionDuration: `var(--dur-${name})`,
              transitionTimingFunction: 'var(--ease-out-soft)',
            }}
          />
          <span className="ml-8 text-ink-2">{uses[name]}</span>
        </li>
      ))}
      {Object.entries(base.easing).map(([name, { $value }]) => (
        <li key={name} className="code text-xs">
          {name}: cubic-bezier({$value.join(', ')})
        </li>
      ))}
    </ul>
  ),
});

const icons: readonly (readonly [LucideIcon, string])[] = [
  [Bug, 'A finding'],
  [ShieldCheck, 'A policy, or protection'],
  [GitBranch, 'A repository, or a branch'],
  [GitPullRequest, 'A pull request'],
  [Sparkles, 'Made by an AI model'],
  [Plug, 'A connector'],
  [Webhook, 'A webhook'],
  [KeyRound, 'A token or a password'],
  [Send, 'Sends to people'],
  [Upload, 'Takes a file'],
  [Download, 'Gives a file'],
  [Copy, 'Copies'],
  [Search, 'Searches'],
  [Settings, 'Settings'],
  [Trash2, 'Deletes'],
  [X, 'Closes, or takes away'],
  [ChevronDown, 'Opens a list'],
];

/**
 * Each has one meaning. Strokes are 1.75 wide, icons 16 px in rows. An icon without text has an
 * accessible name.
 */
export const Icons = meta.story({
  render: () => (
    <ul className="grid grid-cols-2 gap-3 text-sm">
      {icons.map(([Icon, meaning]) => (
        <li key={meaning} className="flex items-center gap-2">
          <Icon aria-hidden strokeWidth={1.75} className="size-4 text-ink-2" />
          {meaning}
        </li>
      ))}
    </ul>
  ),
});
