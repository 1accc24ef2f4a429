/** The URL of a story on its own, with the given toolbar values. */
export function storyAddress(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`
}
