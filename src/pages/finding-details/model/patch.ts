import type { Remediation } from '@/shared/api/generated/model';

/** Lines that a unified diff adds and takes away; the heads of its files are none. */
export function lineCounts(diff: string): { added: number; removed: number } {
  const lines = diff.split('\n');
  const count = (sign: string, head: string) => lines.filter((line) => line.startsWith(sign) && !line.startsWith(`${head} `)).length;
  return { added: count('+', '+++'), removed: count('-', '---') };
}

/** A template with the values that are known; blanks without one keep their braces. */
export const filledTemplate = ({ template, template_fields: fields }: Pick<Remediation, 'template' | 'template_fields'>): string | undefined =>
  template?.replace(/\{\{(\w+)\}\}/g, (blank, key: string) => fields.find((field) => field.key === key)?.value ?? blank);
