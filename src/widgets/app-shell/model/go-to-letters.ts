/** The letters after G by the page that they open; the same in every language. */
export const goToLetters: Readonly<Record<string, string>> & { readonly activity: string } = {
  '/': 'O',
  '/findings/all': 'F',
  '/Repositories': 'R',
  '/supply-chain': 'S',
  '/cloud': 'I',
  '/pull-requests': 'Q',
  '/notifications': 'N',
  '/mail': 'M',
  '/connector': 'C',
  '/connector/tools': 'W',
  '/settings': 'T',
  '/manage-clients': 'L',
  '/partners': 'P',
  '/plan-pricings': 'D',
  activity: 'A',
};
