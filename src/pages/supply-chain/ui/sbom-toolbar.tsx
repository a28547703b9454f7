import { Trans, useLingui } from '@lingui/react/macro';
import { Archive, ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import type { Repository } from '@/entities/repository';
import { useCan } from '@/entities/session';
import { subjectName } from '@/entities/supply-chain';
import type { Bill } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { Select } from '@/shared/ui/select';
import { useExportSbom } from '../api/use-export-sbom';
import { ArchiveSbom } from './archive-sbom';

interface BillToolbarProps {
  repository: Repository;
  bills: readonly Bill[];
  /** The displayed SBOM; undefined if all are displayed. */
  bill?: Bill | undefined;
  onBill: (bill: Bill) => void;
}

/** Selects the SBOM and offers its actions. Hides the selection if there is only one. */
export function SbomToolbar({ repository, bills, bill, onBill }: BillToolbarProps) {
  const { t, i18n } = useLingui();
  const mayManage = useCan('repositories:manage');
  const [asking, setAsking] = useState(false);
  const { mutate: save, isPending: isSaving } = useExportSbom();
  const { id, attributes } = repository;
  const several = bills.length > 1;
  const saveBill = (chosen?: Bill) =>
    save({ id, nickname: attributes.nickname, ...(chosen && { bill: chosen }) });
  const nameOf = ({ subject }: Bill) => subjectName(i18n, subject);
  return (
    <>
      {several && bill && (
        <span className="flex min-w-0 items-center gap-1">
          <Select
            size="sm"
            className="w-64 max-w-full"
            aria-label={t`SBOM`}
            value={bill.scan_id}
            options={bills.map((each) => ({ value: each.scan_id, label: nameOf(each) }))}
            onChange={({ target: { value } }) => {
              const chosen = bills.find(({ scan_id: scan }) => scan === value);
              if (chosen) onBill(chosen);
            }}
          />
          {mayManage && (
            <IconButton
              size="sm"
              icon={Archive}
              label={t`Archive this SBOM`}
              onClick={() => setAsking(true)}
            />
          )}
        </span>
      )}
      <span className="ml-auto">
        {several ? (
          <Menu
            label={t`CycloneDX with VEX`}
            placement={{ side: 'bottom', align: 'end' }}
            trigger={(trigger) => (
              <Button {...trigger} size="sm" icon={Download} busy={isSaving}>
                <Trans>CycloneDX with VEX</Trans>
                <ChevronDown aria-hidden strokeWidth={1.75} className="size-3.5" />
              </Button>
            )}
            entries={[
              { label: t`All SBOMs as one`, onSelect: () => saveBill() },
              'separator',
              ...bills.map((each) => ({ label: nameOf(each), onSelect: () => saveBill(each) })),
            ]}
          />
        ) : (
          <Button size="sm" icon={Download} busy={isSaving} onClick={() => saveBill()}>
            <Trans>CycloneDX with VEX</Trans>
          </Button>
        )}
      </span>
      {asking && bill && (
        <ArchiveSbom repository={repository} bill={bill} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
