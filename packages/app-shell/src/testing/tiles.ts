/** A tile on the screen: its words, its figure, and the list that it leads to. */
export type ShownTile = { name: string; figure: number; href: string }

/** Every tile on the screen that leads somewhere and has its figure by now. */
export function tilesOnScreen(): ShownTile[] {
  const there = [...document.querySelectorAll('a [data-figure]')].filter(({ textContent }) => /\d/.test(textContent))
  return there.map((figure) => {
    const link = figure.closest('a')
    return {
      name: link?.textContent.split(figure.textContent)[0] ?? '',
      figure: Number(figure.textContent.replaceAll(/[^\d]/g, '')),
      href: link?.getAttribute('href') ?? '',
    }
  })
}
