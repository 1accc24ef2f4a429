const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text escaped for HTML, attributes included. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}

/** HTML that is safe to send; only `html` and `jsonLd` create it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Html[]

/**
 * Creates HTML from a template. Values are escaped unless they are `Html`; undefined, null and false render nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((before, after, index) => `${before}${textOf(parts[index - 1])}${after}`))
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === null || part === undefined || part === false) return ''
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part))
}

/** Data for search engines; no text in it can close the surrounding script. */
export function jsonLd(data: object): Html {
  const text = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return new Html(`<script type="application/ld+json">${text}</script>`)
}
