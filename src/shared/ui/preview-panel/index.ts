export { PreviewPanel, type PreviewPanelProps } from './preview-panel';
