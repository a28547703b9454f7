/** For comparing what people type: "Configuración" is found by "configuracion". */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '').toLowerCase();
