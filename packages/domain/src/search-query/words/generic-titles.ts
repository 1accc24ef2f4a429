/** Short role names, with the role that most people mean by them. */
export const genericTitles: ReadonlyMap<string, string> = new Map([
  ['developer', 'software developer'],
  ['programmer', 'software developer'],
  ['coder', 'software developer'],
])
