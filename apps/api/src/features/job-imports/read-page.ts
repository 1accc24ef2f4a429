import { isReadable } from '@pramaan/domain/file-text'
import { findPostings, type ReadDraft, valuesOfPosting } from '@pramaan/domain/job-import'
import { Parser } from 'htmlparser2'
import { decodedOnce } from './entities.ts'

/** The draft jobs of a page: each `JobPosting` in its JSON-LD, once. Scripts that are not JSON are skipped. */
export function jobsOfPage(html: string): ReadDraft[] {
  const postings = jsonLdOf(html).flatMap((text) => {
    try {
      return findPostings(JSON.parse(text))
    } catch {
      return []
    }
  })
  const values = postings.map((posting) =>
    valuesOfPosting(posting, { plain: storable(plainText), decoded: storable(decodedOnce) }),
  )
  const once = new Map(values.map((each) => [JSON.stringify(each), each]))
  return [...once.values()]
    .filter(({ JobTitle }) => JobTitle !== undefined)
    .map((each) => ({ values: each, fault: Object.values(each).every(isReadable) ? null : 'unreadable' }))
}

/** Wraps a reader so that characters that no database stores become replacement characters. */
function storable(read: (text: string) => string) {
  return (text: string) => read(text).toWellFormed().replaceAll('\0', '\ufffd')
}

/** The texts of a page's JSON-LD scripts. */
function jsonLdOf(html: string): string[] {
  const texts: string[] = []
  let inside = false
  const parser = new Parser({
    onopentag(name, { type = '' }) {
      inside = name === 'script' && type.trim().toLowerCase().startsWith('application/ld+json')
      if (inside) texts.push('')
    },
    ontext(text) {
      if (inside) texts.push(`${texts.pop() ?? ''}${text}`)
    },
    onclosetag(name) {
      if (name === 'script') inside = false
    },
  })
  parser.end(html)
  return texts
}

const lines = new Set(['p', 'br', 'li', 'div', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'tr'])

/** The text of a description's HTML, one line for each paragraph, without scripts and styles. */
function plainText(html: string): string {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentag(name) {
      if (name === 'script' || name === 'style') silent += 1
      if (lines.has(name)) text += '\n'
      if (name === 'li') text += '- '
    },
    ontext(part) {
      if (silent === 0) text += part
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') silent -= 1
      if (name === 'p' || name === 'ul') text += '\n'
    },
  })
  parser.end(html)
  // Text that was escaped twice is still HTML.
  const once = text
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return /<\/?(p|li|ul|br|div|strong)\b/i.test(once) && once !== html ? plainText(once) : once
}
