export type PasswordLevel = 0 | 1 | 2 | 3 | 4;

/** A rough score: length raises it, repeated characters lower it. The server decides. */
export function passwordLevel(password: string, shortest: number): PasswordLevel {
  if (password === '') return 0;
  const different = new Set(password).size;
  if (password.length < shortest || different < 4) return 1;
  if (different < 6) return 2;
  return password.length >= shortest + 6 && different >= 8 ? 4 : 3;
}
