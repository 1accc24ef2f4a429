/** A tile on the screen: its label, its figure, and the list it links to. */
export type ShownTile = { name: string; figure: number; href: string }

/** Every tile on the screen that is a link and has loaded its figure. */
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
