export { Segmented, type SegmentedProps, type Segment } from './segmented';
