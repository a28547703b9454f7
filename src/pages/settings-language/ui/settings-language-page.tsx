import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { RadioGroup, RadioMark } from '@/shared/ui/radio';
import { SettingsPage } from '@/widgets/app-shell';
import { colorModes, useColorMode } from '@/shared/lib/color-mode';
import { LanguageCards } from './language-cards';
import { ThemePreview } from './theme-preview';

const modeNames = { light: msg`Light`, dark: msg`Dark`, system: msg`As the system` } as const;

export function SettingsLanguagePage() {
  const { t, i18n } = useLingui();
  const name = useId();
  const [mode, setMode] = useColorMode();
  return (
    <SettingsPage title={t`Language and appearance`} subtitle={t`For you, on this browser.`}>
      <div className="flex flex-col gap-4">
        <Card>
          <CardHead title={t`Language`} note={t`Dates and numbers follow it.`} />
          <CardBody>
            <LanguageCards />
          </CardBody>
        </Card>
        <Card>
          <CardHead title={t`Theme`} />
          <CardBody>
            <RadioGroup label={t`Theme`} className="grid gap-3 sm:grid-cols-3">
              {colorModes.map((own) => (
                <label key={own} className="block rounded-md border border-line-strong p-3 has-checked:border-primary has-checked:bg-primary-tint">
                  <span className="flex items-center gap-2 text-sm font-medium">
                    <RadioMark name={name} value={own} checked={own === mode} onChange={() => setMode(own)} />
                    {i18n._(modeNames[own])}
                  </span>
                  <ThemePreview mode={own} />
                </label>
              ))}
            </RadioGroup>
          </CardBody>
        </Card>
      </div>
    </SettingsPage>
  );
}
