import { invalidParameter } from './problem.ts';

/** Start of a page of a short list. `cursor` has precedence over `page`, as the contract says. */
export interface PageRequest {
  page?: number;
  page_size?: number;
  cursor?: string;
}

const encode = (offset: number) => Buffer.from(`o${offset}`).toString('base64url');

const decode = (cursor: string): number => {
  const offset = /^o(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (offset === undefined) throw invalidParameter('cursor', 'not_a_cursor');
  return Number(offset);
};

export interface PageRange {
  offset: number;
  limit: number;
}

export const toPageRange = ({ page = 1, page_size = 50, cursor }: PageRequest): PageRange => ({
  offset: cursor === undefined ? (Math.max(1, page) - 1) * page_size : decode(cursor),
  limit: page_size,
});

export const toPageMeta = (total: number, { offset, limit }: PageRange) => ({
  total,
  total_is_exact: true,
  page: Math.floor(offset / limit) + 1,
  page_size: limit,
  next_cursor: offset + limit < total ? encode(offset + limit) : null,
});
