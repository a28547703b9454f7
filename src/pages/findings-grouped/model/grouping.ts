import type { FindingGrouping, FindingsSearch } from '@/entities/finding';

export const groupingOf = ({ group = 'rule' }: FindingsSearch): FindingGrouping => group;
