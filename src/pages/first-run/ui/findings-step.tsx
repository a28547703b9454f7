import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FlaskConical, Link2, Upload, X } from 'lucide-react';
import { useId, useState } from 'react';
import { reportExtensions, UploadHint } from '@/features/upload-report';
import { formErrorOf } from '@/shared/api/error-message';
import { DropZone } from '@/shared/ui/drop-zone';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { Input } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { RadioGroup } from '@/shared/ui/radio';
import { RadioCard } from '@/shared/ui/radio-card';
import { type AddressCheck, useAddressCheck } from '../api/use-address-check';
import { type FirstSource, useFirstFindings } from '../api/use-first-findings';
import { nicknameOfFile, readRepositoryAddress } from '../model/repository-address';
import { AddressNote } from './address-note';
import { FirstFindingsNote } from './first-findings-note';
import { NextSubmit } from './next-button';
import { StepFrame } from './step-frame';

type FindingsStepProps = { onBack: () => void; onNext: () => void; onStarted: () => Promise<void> };

type Kind = FirstSource['kind'];

const branchesOf = (check: AddressCheck) =>
  check.state === 'found'
    ? { names: check.branches, standard: check.defaultBranch ?? 'main' }
    : { names: [], standard: 'main' };

/** Chooses the source of the first findings. The other ways remain available on the overview. */
export function FindingsStep({ onBack, onNext, onStarted }: FindingsStepProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('scan');
  const [address, setAddress] = useState('');
  const [chosenBranch, setBranch] = useState<string>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [nickname, setNickname] = useState('');
  const { mutate, isPending, error } = useFirstFindings();

  const branchList = useId();
  const read = readRepositoryAddress(address.trim());
  const check = useAddressCheck(address.trim());
  const branches = branchesOf(check);
  const branch = chosenBranch ?? branches.standard;
  const cannotScan = check.state === 'not_connected' || check.state === 'failed';
  const source: Record<Kind, FirstSource | undefined> = {
    scan:
      read && !cannotScan
        ? {
            kind: 'scan',
            ...read,
            ...('source' in check && { sourceControl: check.source }),
            url: address.trim(),
            branch: branch.trim(),
          }
        : undefined,
    upload:
      files.length > 0 && nickname.trim() !== ''
        ? { kind: 'upload', nickname: nickname.trim(), files }
        : undefined,
    sample: { kind: 'sample' },
  };
  const chosen = source[kind];
  const missing = {
    scan: cannotScan
      ? t`Parapet cannot scan this address`
      : t`Enter the full address, including https://.`,
    upload: files.length > 0 ? t`Enter a name.` : t`Choose a file first`,
    sample: '',
  }[kind];
  const nextLabel = {
    scan: t`Scan and continue`,
    upload: t`Upload and continue`,
    sample: t`Load and continue`,
  }[kind];
  const card = (value: Kind) => ({
    name: 'source',
    value,
    checked: kind === value,
    onChange: () => setKind(value),
  });

  return (
    <Form
      pending={isPending}
      error={formErrorOf(error) ?? null}
      className="flex-1 gap-0!"
      onSubmit={() => {
        if (chosen) mutate(chosen, { onSuccess: () => void onStarted().then(onNext) });
      }}
    >
      <StepFrame
        step="findings"
        title={t`Where do the first findings come from?`}
        lead={<Trans>Choose one now. The others stay on the overview.</Trans>}
        onBack={onBack}
        onSkip={onNext}
        note={<FirstFindingsNote />}
        next={<NextSubmit disabledReason={chosen === undefined && missing}>{nextLabel}</NextSubmit>}
      >
        <RadioGroup label={t`Source of the first findings`} labelHidden>
          <RadioCard
            {...card('scan')}
            icon={Link2}
            title={t`Scan an address`}
            text={t`Parapet reads a Git repository and scans it on this server`}
          >
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
              <Field label={<Trans>Address</Trans>} name="url">
                {(control) => (
                  <Input
                    {...control}
                    type="url"
                    mono
                    value={address}
                    placeholder="https://github.com/acme/ledger-api"
                    onChange={(event) => setAddress(event.target.value)}
                  />
                )}
              </Field>
              <Field label={<Trans>Branch</Trans>} name="branch">
                {(control) => (
                  <Input
                    {...control}
                    mono
                    autoComplete="off"
                    spellCheck={false}
                    list={branchList}
                    value={branch}
                    maxLength={255}
                    onChange={(event) => setBranch(event.target.value)}
                  />
                )}
              </Field>
              <datalist id={branchList}>
                {branches.names.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </div>
            <AddressNote check={check} />
            {check.state === 'unknown' && (
              <p className="mt-2 text-xs text-ink-2">
                <Trans>
                  Parapet scans repositories of connected hosts.{' '}
                  <Link to="/connector" className={linkStyles.inline}>
                    Connect GitHub, GitLab, Bitbucket or Gitea
                  </Link>
                </Trans>
              </p>
            )}
          </RadioCard>
          <RadioCard
            {...card('upload')}
            icon={Upload}
            title={t`Upload a report`}
            text={t`A report from any scanner, recognised by its content`}
          >
            {files.length > 0 ? (
              <div className="flex flex-col gap-3">
                <ul className="divide-y divide-line rounded-md border border-line text-sm">
                  {files.map((file) => {
                    const { name } = file;
                    return (
                      <li key={name} className="flex items-center gap-2 p-2">
                        <span className="min-w-0 flex-1 truncate font-mono text-xs">{name}</span>
                        <IconButton
                          icon={X}
                          size="sm"
                          label={files.length > 1 ? t`Remove ${name}` : t`Choose another file`}
                          onClick={() => setFiles(files.filter((other) => other !== file))}
                        />
                      </li>
                    );
                  })}
                </ul>
                <Field label={<Trans>Repository</Trans>} name="nickname">
                  {(control) => (
                    <Input
                      {...control}
                      value={nickname}
                      maxLength={200}
                      onChange={(event) => setNickname(event.target.value)}
                    />
                  )}
                </Field>
              </div>
            ) : (
              <DropZone
                hint={<UploadHint />}
                accept={reportExtensions.join(',')}
                multiple
                onFiles={(chosenFiles) => {
                  setFiles([...new Map(chosenFiles.map((file) => [file.name, file])).values()]);
                  const [first] = chosenFiles;
                  if (first) setNickname(nicknameOfFile(first.name));
                }}
              />
            )}
          </RadioCard>
          <RadioCard
            {...card('sample')}
            icon={FlaskConical}
            title={t`Load the sample`}
            text={t`Three repositories with real scanner reports. Remove them in one click.`}
          />
        </RadioGroup>
      </StepFrame>
    </Form>
  );
}
