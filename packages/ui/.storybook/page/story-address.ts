/** Where a story has a window to itself, with these values of the toolbar. */
export function storyAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`
}
