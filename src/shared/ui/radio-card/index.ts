export {
  IconRadio,
  type IconRadioProps,
  RadioCard,
  type RadioCardProps,
  TileGroup,
  TileRadio,
  type TileRadioProps,
} from './radio-card';
