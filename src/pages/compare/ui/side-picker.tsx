import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Scan } from '@/entities/scan';
import type { ComparedKind } from '#domain/finding-comparison';
import { dateTimeOf } from '@/shared/lib/ago';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { branchesOf, comparedScans, lastScanOf } from '../model/compared-sides';

interface SidePickerProps {
  by: ComparedKind;
  main: string;
  scans: readonly Scan[];
  /** Older scans are not loaded yet. */
  hasMore: boolean;
  label: string;
  value: string;
  onChange: (name: string) => void;
}

/** Selects one side: a branch by any name, a scan from the list, or a day. */
export function SidePicker({ by, main, scans, hasMore, label, value, onChange }: SidePickerProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const nameOf = ({ attributes }: Scan) =>
    [
      dateTimeOf(i18n, attributes.finished_at ?? attributes.created_at),
      attributes.tool,
      attributes.branch,
    ]
      .filter(Boolean)
      .join(' · ');
  const known = comparedScans(scans).map((scan) => ({ value: scan.id, label: nameOf(scan) }));
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="text-xs text-ink-3">
        {label}
      </label>
      {by === 'scans' ? (
        <Select
          id={id}
          value={value}
          {...(value === '' && { placeholder: t`Choose a scan` })}
          options={
            value === '' || known.some((option) => option.value === value)
              ? known
              : [{ value, label: value }, ...known]
          }
          onChange={(event) => onChange(event.target.value)}
        />
      ) : by === 'days' ? (
        <Input
          id={id}
          type="date"
          value={value}
          onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
        />
      ) : (
        <BranchField
          key={value}
          id={id}
          describedBy={`${id}-scan`}
          value={value}
          branches={branchesOf(main, scans)}
          onChange={onChange}
        />
      )}
      {by === 'branches' && value !== '' && (
        <LastScan id={`${id}-scan`} branch={value} scans={scans} hasMore={hasMore} />
      )}
    </div>
  );
}

interface LastScanProps {
  id: string;
  branch: string;
  scans: readonly Scan[];
  hasMore: boolean;
}

/** The scan behind the side: a branch is compared by its latest reports. */
function LastScan({ id, branch, scans, hasMore }: LastScanProps) {
  const { i18n } = useLingui();
  const last = lastScanOf(branch, scans);
  if (!last && (hasMore || scans.length === 0)) return null;
  const { finished_at: finished, created_at: created, commit } = last?.scan.attributes ?? {};
  const when = finished ?? created;
  return (
    <p id={id} className="text-xs text-ink-3">
      {last && when !== undefined ? (
        <>
          <Trans>Last scan {dateTimeOf(i18n, when)}</Trans>
          {commit && (
            <>
              {' · '}
              <span className="font-mono" title={commit}>
                {commit.slice(0, 7)}
              </span>
            </>
          )}
          {' · '}
          <Plural value={last.tools.length} one="# tool" other="# tools" />
        </>
      ) : (
        <Trans>No report of this branch yet</Trans>
      )}
    </p>
  );
}

interface BranchFieldProps {
  id: string;
  describedBy: string;
  value: string;
  branches: readonly string[];
  onChange: (name: string) => void;
}

/** Applies a known name at once, and any other when the user leaves the field. */
function BranchField({ id, describedBy, value, branches, onChange }: BranchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const commit = (name: string) => {
    if (name.trim() !== '' && name.trim() !== value) onChange(name.trim());
  };
  return (
    <>
      <Input
        id={id}
        mono
        aria-describedby={describedBy}
        placeholder={t`Name of a branch`}
        autoComplete="off"
        spellCheck={false}
        list={`${id}-branches`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (branches.includes(event.target.value)) commit(event.target.value);
        }}
        onBlur={() => commit(typed)}
        onKeyDown={(event) => event.key === 'Enter' && commit(typed)}
      />
      <datalist id={`${id}-branches`}>
        {branches.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
