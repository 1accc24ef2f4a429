import { hasEntities } from '@pramaan/domain/csv-rows'
import { Parser } from 'htmlparser2'

/** Decodes a text's HTML entities once: `R&amp;D` becomes R&D. Only once, so that an intended entity stays. */
export function decodedOnce(text: string): string {
  if (!hasEntities(text)) return text
  let decoded = ''
  const parser = new Parser({
    ontext(part) {
      decoded += part
    },
  })
  // A name has no tags, so `<` is text.
  parser.end(text.replaceAll('<', '&lt;'))
  return decoded.replaceAll('\u00a0', ' ')
}
