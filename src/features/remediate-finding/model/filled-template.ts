import type { Remediation } from '@/shared/api/generated/model';

/** A template with the values that are known; blanks without one keep their braces. */
export const filledTemplate = ({
  template,
  template_fields: fields,
}: { template: string } & Pick<Remediation, 'template_fields'>): string =>
  template.replace(
    /\{\{(\w+)\}\}/g,
    (blank, key: string) => fields.find((field) => field.key === key)?.value || blank,
  );
