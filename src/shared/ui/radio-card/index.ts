export { RadioCard, type RadioCardProps, TileGroup, TileRadio, type TileRadioProps } from './radio-card';
