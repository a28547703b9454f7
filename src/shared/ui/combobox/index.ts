export { Combobox, type ComboboxChoice, type ComboboxProps } from './combobox';
