import { hasEntities } from '@pramaan/domain/csv-rows'
import { Parser } from 'htmlparser2'

/** A text with its HTML entities as letters, if it has any: `R&amp;D` as R&D. Once, so that what was meant stays. */
export function decodedOnce(text: string): string {
  if (!hasEntities(text)) return text
  let decoded = ''
  const parser = new Parser({
    ontext(part) {
      decoded += part
    },
  })
  // A name has no tags: what looks like one is text.
  parser.end(text.replaceAll('<', '&lt;'))
  return decoded.replaceAll('\u00a0', ' ')
}
