export { Tree, type TreeProps } from './tree';
export type { TreeNode } from './tree-model';
