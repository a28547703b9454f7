export const branchName = (ref: string) => ref.replace(/^refs\/(heads|tags)\//, '');
