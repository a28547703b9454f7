export { WeightSlider, type WeightSliderProps } from './weight-slider';
