export { SegmentedControl, type SegmentedControlProps, type Segment } from './segmented-control';
