import type { Remediation } from '@/shared/api/generated/model';

/** Fills the known values into a template; other placeholders keep their braces. */
export const filledTemplate = ({
  template,
  template_fields: fields,
}: { template: string } & Pick<Remediation, 'template_fields'>): string =>
  template.replace(
    /\{\{(\w+)\}\}/g,
    (blank, key: string) => fields.find((field) => field.key === key)?.value || blank,
  );
