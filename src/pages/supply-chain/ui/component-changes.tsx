import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Flame, type LucideIcon, Package, Scale, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type {
  ChangeEffect,
  ComponentChange,
  ComponentChangeChange,
  ComponentDiff,
} from '@/shared/api/generated/model';
import { Badge, type BadgeTone } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { SeverityBar } from '@/shared/ui/severity';
import { Stat, StatGrid } from '@/shared/ui/stat';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { ChangedVulnerabilities } from './changed-vulnerabilities';

const tones: Readonly<Record<ComponentChangeChange, BadgeTone>> = {
  added: 'progress',
  removed: 'neutral',
  upgraded: 'ok',
  downgraded: 'warn',
};

/**
 * Rows before "Show more": two SBOMs may differ in thousands of components. Changes with effects
 * come first.
 */
const shownAtFirst = 100;

const hasEffect = ({ brings, mends, licenses_changed: licensed }: ComponentChange) =>
  brings.length + mends.length > 0 || licensed;

/** A summary of the changes' effects, then each change. */
export function ComponentChanges({
  diff,
  onlyEffects = false,
}: {
  diff: ComponentDiff;
  onlyEffects?: boolean;
}) {
  const { t, i18n } = useLingui();
  const [all, setAll] = useState(false);
  const changes = onlyEffects ? diff.data.filter(hasEffect) : diff.data;
  const shown = all ? changes : changes.slice(0, shownAtFirst);
  const others = i18n.number(changes.length - shown.length);
  return (
    <>
      <div className="border-b border-line">
        <Headline diff={diff} />
      </div>
      {changes.length === 0 ? (
        <p className="p-6 text-sm text-ink-3">
          <Trans>None of these changes affects vulnerabilities or licences.</Trans>
        </p>
      ) : (
        <Table caption={t`Changes`}>
          <TableHead>
            <HeadCell>{t`Component`}</HeadCell>
            <HeadCell className="max-md:hidden">{t`What changed`}</HeadCell>
            <HeadCell className="max-md:hidden">{t`Version`}</HeadCell>
            <HeadCell>{t`Effect`}</HeadCell>
          </TableHead>
          <tbody>
            {shown.map((change) => (
              <Change
                key={`${change.change} ${change.purl ?? change.name} ${change.from_version} ${change.to_version}`}
                change={change}
              />
            ))}
          </tbody>
        </Table>
      )}
      {shown.length < changes.length && (
        <div className="flex justify-center border-t border-line p-3">
          <Button size="sm" onClick={() => setAll(true)}>
            <Trans>Show {others} more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Headline({
  diff: { brings, mends, added, removed, changed, licenses_changed: licensed },
}: {
  diff: ComponentDiff;
}) {
  const { i18n } = useLingui();
  const came = i18n.number(added);
  const went = i18n.number(removed);
  const replaced = i18n.number(changed);
  return (
    <StatGrid>
      <Effects
        label={<Trans>Introduces</Trans>}
        effect={brings}
        none={<Trans>No new vulnerabilities</Trans>}
        icon={TriangleAlert}
        tone="danger"
      />
      <Effects
        label={<Trans>Fixes</Trans>}
        effect={mends}
        none={<Trans>No vulnerabilities removed</Trans>}
        icon={CircleCheck}
        tone="ok"
      />
      <Stat
        label={<Trans>Licences</Trans>}
        value={i18n.number(licensed)}
        reading={{
          icon: Scale,
          tone: licensed > 0 ? 'warn' : 'neutral',
          text:
            licensed > 0 ? (
              <Plural
                value={licensed}
                one="component has another one"
                other="components have another one"
              />
            ) : (
              <Trans>No other components are affected</Trans>
            ),
        }}
      />
      <Stat
        label={<Trans>Components</Trans>}
        value={i18n.number(added + removed + changed)}
        reading={{
          icon: Package,
          tone: 'neutral',
          text: (
            <Trans>
              {came} added, {went} removed, {replaced} changed version
            </Trans>
          ),
        }}
      />
    </StatGrid>
  );
}

type EffectsProps = {
  label: React.ReactNode;
  effect: ChangeEffect;
  none: React.ReactNode;
  icon: LucideIcon;
  tone: 'danger' | 'ok';
};

/** "3, of these 1 critical and 1 known exploited". */
function Effects({ label, effect: { total, kev, severity }, none, icon, tone }: EffectsProps) {
  const { t, i18n } = useLingui();
  const { critical } = severity;
  const worst = [
    critical > 0 && t`${plural(critical, { one: '# critical', other: '# critical' })}`,
    kev > 0 && t`${plural(kev, { one: '# known exploited', other: '# known exploited' })}`,
  ].filter((part) => part !== false);
  const reading =
    total === 0
      ? { icon: CircleCheck, tone: 'neutral' as const, text: none }
      : {
          icon: tone === 'danger' && kev > 0 ? Flame : icon,
          tone,
          text:
            worst.length > 0
              ? t`of these ${new Intl.ListFormat(i18n.locale).format(worst)}`
              : t`none of these is critical`,
        };
  return (
    <Stat label={label} value={i18n.number(total)} reading={reading}>
      {total > 0 && <SeverityBar counts={severity} height="thin" />}
    </Stat>
  );
}

function Change({ change }: { change: ComponentChange }) {
  const { t } = useLingui();
  const {
    change: kind,
    name,
    from_version: before,
    to_version: after,
    from_licenses: licensedBefore,
    to_licenses: licensedAfter,
  } = change;
  const names: Readonly<Record<ComponentChangeChange, string>> = {
    added: t`Added`,
    removed: t`Removed`,
    upgraded: t`Upgraded`,
    downgraded: t`Downgraded`,
  };
  const versions = [before, after].filter(Boolean).join(' → ');
  return (
    <Row className="align-top">
      <Cell className="py-2.5">
        <span className="font-medium break-words text-ink">{name}</span>
        <span className="mt-0.5 block text-xs text-ink-3 md:hidden">
          {names[kind]} <span className="font-mono break-all">{versions}</span>
        </span>
        {change.licenses_changed && (
          <span className="mt-0.5 flex items-start gap-1.5 text-xs text-warn-text">
            <Scale aria-hidden strokeWidth={1.75} className="mt-px size-3.5 shrink-0" />
            <span>
              <span className="sr-only">{t`Licence`}: </span>
              {licensedBefore.join(', ')} → {licensedAfter.join(', ')}
            </span>
          </span>
        )}
      </Cell>
      <Cell className="py-2.5 max-md:hidden">
        <Badge tone={tones[kind]}>{names[kind]}</Badge>
      </Cell>
      <Cell className="py-2.5 font-mono text-xs leading-5 whitespace-nowrap max-md:hidden">
        {versions}
      </Cell>
      <Cell className="w-44 py-2.5 sm:w-64">
        <ChangedVulnerabilities brings={change.brings} mends={change.mends} />
      </Cell>
    </Row>
  );
}
