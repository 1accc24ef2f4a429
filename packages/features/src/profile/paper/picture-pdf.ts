import { fontCss } from './picture-fonts.ts'
import {
  a4,
  type Block,
  onPaper,
  pagePixels,
  pictureScale,
  pictureWidth,
  type Slice,
  slicesOf,
} from './picture-pages.ts'

/** The quality of the JPEG: small enough to send, without artefacts around letters. */
const quality = 0.92

/** A PDF of an element as it looks at 1024 pixels: JPEG pictures on A4 pages (document 001 §9). */
export async function picturePdf(element: HTMLElement): Promise<Blob> {
  // Both are large and rarely needed, so they load on demand.
  const [{ toCanvas }, { jsPDF }] = await Promise.all([import('html-to-image'), import('jspdf')])
  const stage = stageWith(element)
  try {
    const copy = stage.firstElementChild as HTMLElement
    await Promise.allSettled([
      document.fonts.ready,
      ...[...copy.querySelectorAll('img')].map((image) => image.decode()),
    ])
    const height = Math.ceil(copy.getBoundingClientRect().height)
    const size = { width: pictureWidth, height, pixelRatio: pictureScale }
    const options = { ...size, backgroundColor: '#fff', fontEmbedCSS: await fontCss() }
    // Safari omits fonts and images the first time.
    if (isSafari()) await toCanvas(copy, options)
    const picture = await toCanvas(copy, options)
    const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait' })
    for (const [index, slice] of slicesOf(height, blocksOf(copy)).entries()) {
      if (index > 0) pdf.addPage('a4', 'portrait')
      pdf.addImage(pageOf(picture, slice, height), 'JPEG', 0, 0, a4.width, onPaper(slice.to - slice.from))
    }
    return pdf.output('blob')
  } finally {
    stage.remove()
  }
}

/** An off-screen copy with the picture's width. */
function stageWith(element: HTMLElement) {
  const stage = document.createElement('div')
  stage.inert = true
  stage.style.cssText = `position: fixed; top: 0; left: -${2 * pictureWidth}px; width: ${pictureWidth}px`
  const copy = element.cloneNode(true) as HTMLElement
  copy.style.cssText = 'border: 0; border-radius: 0'
  stage.append(copy)
  document.body.append(stage)
  for (const shape of copy.querySelectorAll<SVGElement>('svg *')) copyColours(shape)
  return stage
}

/** The picture ignores classes inside SVGs, so their colours are set on the shapes. */
function copyColours(shape: SVGElement) {
  const { fill, stroke } = getComputedStyle(shape)
  shape.style.fill = fill
  shape.style.stroke = stroke
}

function blocksOf(copy: HTMLElement): Block[] {
  const start = copy.getBoundingClientRect().top
  return [...copy.querySelectorAll('li, h2, h3, p, dl > div')].map((block) => {
    const { top, bottom } = block.getBoundingClientRect()
    // A heading stays with the first line below it.
    return { top: top - start, bottom: bottom - start + (block.matches('h2') ? 48 : 0) }
  })
}

/** The slice of the picture on one page. */
function pageOf(picture: HTMLCanvasElement, { from, to }: Slice, height: number) {
  // A browser that can't handle such a large picture renders it smaller.
  const scale = picture.height / height
  const page = document.createElement('canvas')
  page.width = picture.width
  page.height = Math.round(Math.min(to - from, pagePixels) * scale)
  page.getContext('2d')?.drawImage(picture, 0, -from * scale)
  return page.toDataURL('image/jpeg', quality)
}

function isSafari() {
  return /^(?!.*(?:chrome|android|crios|fxios)).*safari/i.test(navigator.userAgent)
}
