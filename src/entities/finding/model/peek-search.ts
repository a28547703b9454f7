import type { FindingsSearch } from './findings-search';

export const withoutPeek = ({ peek: _, ...question }: FindingsSearch): FindingsSearch => question;

export const withPeek = (search: FindingsSearch, peek: FindingsSearch['peek']): FindingsSearch =>
  peek === undefined ? withoutPeek(search) : { ...search, peek };
