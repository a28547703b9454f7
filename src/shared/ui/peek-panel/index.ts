export { PeekPanel, type PeekPanelProps } from './peek-panel';
