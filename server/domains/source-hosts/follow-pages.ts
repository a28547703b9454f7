/** Users do not need more, and hosts limit requests. */
const mostPages = 20;

/** Reads all rows of a list. The last page is the first one that is not full. */
export const followPages = async <Row>(
  pageSize: number,
  read: (page: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const all: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const rows = await read(page);
    all.push(...rows);
    if (rows.length < pageSize) break;
  }
  return all;
};
