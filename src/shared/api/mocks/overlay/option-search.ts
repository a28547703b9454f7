import type { FilterOption } from '../../generated/model';

/**
 * The words and the limit for options of a filter. In this URL, `q` searches the options and `text`
 * the findings, whose lists know only `q`.
 */
export const takeOptionSearch = ({ searchParams }: URL): { words: string; limit: number } => {
  const words = searchParams.get('q')?.toLowerCase() ?? '';
  searchParams.delete('q');
  const text = searchParams.get('text');
  if (text !== null) searchParams.set('q', text);
  return { words, limit: Number(searchParams.get('limit') ?? 50) };
};

export const limited = (options: FilterOption[], limit: number) => ({
  options: options.slice(0, limit),
  truncated: options.length > limit,
});
