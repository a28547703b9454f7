import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '@/shared/ui/card';
import { RadioGroup, RadioMark } from '@/shared/ui/radio';
import { Switch } from '@/shared/ui/switch';
import { SettingsPage } from '@/widgets/app-shell';
import { colorModes, useColorMode } from '@/shared/lib/color-mode';
import { useReducedMotion } from '@/shared/lib/motion-choice';
import { useHotkeysSetting } from '@/shared/lib/use-hotkeys';
import { LanguageCards } from './language-cards';
import { ThemePreview } from './theme-preview';

const modeNames = { light: msg`Light`, dark: msg`Dark`, system: msg`Same as system` } as const;

const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-2.5 text-md font-semibold">{children}</h2>
);

function Preference({
  title,
  text,
  on,
  onChange,
}: {
  title: string;
  text: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-3 first:border-0">
      <div className="min-w-0">
        <h3 className="text-sm font-medium">{title}</h3>
        <p id={id} className="mt-0.5 text-xs text-ink-3">
          {text}
        </p>
      </div>
      <Switch
        aria-label={title}
        aria-describedby={id}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

export function SettingsLanguagePage() {
  const { t, i18n } = useLingui();
  const name = useId();
  const [mode, setMode] = useColorMode();
  const [still, setStill] = useReducedMotion();
  const [letters, setLetters] = useHotkeysSetting();
  return (
    <SettingsPage
      title={t`Language and appearance`}
      subtitle={t`These settings apply to you, in this browser only.`}
    >
      <div className="flex flex-col gap-6">
        <section>
          <Heading>
            <Trans>Language</Trans>
          </Heading>
          <LanguageCards />
          <p className="mt-2 text-xs text-ink-3">
            <Trans>
              Changes apply immediately and are remembered for a year. Text from scanners stays in
              its original language.
            </Trans>
          </p>
        </section>
        <section>
          <Heading>
            <Trans>Appearance</Trans>
          </Heading>
          <RadioGroup label={t`Appearance`} labelHidden className="grid gap-3 sm:grid-cols-3">
            {colorModes.map((own) => (
              <label
                key={own}
                className="block rounded-lg border border-line-strong bg-surface p-2.5 has-checked:border-primary has-checked:bg-primary-tint"
              >
                <ThemePreview mode={own} />
                <span className="mt-2.5 flex items-center gap-2 px-0.5 text-sm font-medium">
                  <RadioMark
                    name={name}
                    value={own}
                    checked={own === mode}
                    onChange={() => setMode(own)}
                  />
                  {i18n._(modeNames[own])}
                </span>
              </label>
            ))}
          </RadioGroup>
        </section>
        <Card>
          <Preference
            title={t`Reduce motion`}
            text={t`Turns off page transitions. Follows your system setting by default.`}
            on={still}
            onChange={setStill}
          />
          <Preference
            title={t`One-letter shortcuts`}
            text={t`Use J and K to move, S to send, G to generate a patch. Turn off if you use voice control.`}
            on={letters}
            onChange={setLetters}
          />
        </Card>
      </div>
    </SettingsPage>
  );
}
