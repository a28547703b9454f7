export { DiffViewer, type DiffViewerProps } from './diff-viewer';
