import { useLingui } from '@lingui/react/macro';
import type { DescribedFilter } from '@/entities/finding';
import { Chip, ChipButton, ChipRemove, ChipText } from '@/shared/ui/chip';

export interface FilterChipProps {
  described: DescribedFilter;
  onEdit: () => void;
  onRemove: () => void;
}

export function FilterChip({
  described: { field, operator, value },
  onEdit,
  onRemove,
}: FilterChipProps) {
  const { t } = useLingui();
  return (
    <Chip label={`${field} ${operator} ${value}`}>
      <ChipText>{field}</ChipText>
      <ChipText>{operator}</ChipText>
      <ChipButton weight="value" onClick={onEdit}>
        {value}
      </ChipButton>
      <ChipRemove label={t`Remove filter ${field}`} onRemove={onRemove} />
    </Chip>
  );
}
