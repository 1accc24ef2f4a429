/**
 * The page's font faces as CSS with embedded fonts, because a picture can't load any: only those the page uses, so a
 * profile in Latin letters does not include Devanagari.
 */
export async function fontCss(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule && !isUnloaded(rule) ? [{ rule, base: sheet.href ?? document.baseURI }] : [],
    ),
  )
  return (await Promise.all(faces.map(({ rule, base }) => withFontInside(rule, base)))).join('\n')
}

function isUnloaded({ style }: CSSFontFaceRule) {
  const same = [...document.fonts].find(
    ({ family, weight, unicodeRange }) =>
      family === style.getPropertyValue('font-family') &&
      weight === (style.getPropertyValue('font-weight') || 'normal') &&
      unicodeRange === style.getPropertyValue('unicode-range'),
  )
  return same !== undefined && same.status !== 'loaded'
}

async function withFontInside({ style, cssText }: CSSFontFaceRule, base: string) {
  const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1]
  if (!address || address.startsWith('data:')) return cssText
  const font = await (await fetch(new URL(address, base))).blob()
  return cssText.replace(address, await asDataUrl(font))
}

function asDataUrl(blob: Blob) {
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
