export { lineNumber } from './code-line';
export { CodeViewer, type CodeViewerProps } from './code-viewer';
