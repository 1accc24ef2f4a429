import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Where the pictures lie: beside the project's own files, not among them. */
export const folder = join(import.meta.dirname, '../../../../.pictures')

const style = `
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #888; color: #fff }
  section { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
  figure { margin: 0 } figcaption { font-size: 12px }
  img { height: 320px; max-width: 460px; object-fit: cover; object-position: top; display: block }
  nav a { color: inherit; margin-right: 12px }`

/** Lays out every picture of the folder on one page, small, screen by screen; answers the page's path and their number. */
export function layOutPictures() {
  const pictures = (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jpg'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort((one, other) => one.localeCompare(other))
  const screens = Map.groupBy(pictures, (picture) => picture.split(sep).slice(0, -2).join('/'))
  const links = [...screens.keys()].map((screen) => `<a href="#${encodeURI(screen)}">${screen}</a>`)
  const parts = [...screens].map(
    ([screen, own]) => `<h2 id="${encodeURI(screen)}">${screen}</h2><section>${own.map(figure).join('')}</section>`,
  )
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${style}</style><nav>${links.join(' ')}</nav>${parts.join('')}`,
  )
  return { page, count: pictures.length }
}

function figure(picture: string) {
  const address = picture.split(sep).map(encodeURIComponent).join('/')
  const caption = picture.split(sep).slice(-2).join(', ').replace('.jpg', '')
  return `<figure><a href="${address}"><img loading="lazy" src="${address}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`
}
