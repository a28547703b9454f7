export { DropZone, type DropZoneProps } from './drop-zone';
