import { type ConceptKind, spellingKey } from '@pramaan/domain/concept'

/** The columns that a taxonomy must have; `licence` may be there too. */
export const termColumns = ['uri', 'kind', 'preferred_label', 'other_labels'] as const

/** A spelling with the key that it is compared by. */
type Spelling = { term: string; key: string }

/** An entry of a taxonomy: its own name, the key of that without the brackets at its end, and its other names. */
export type TermRow = {
  uri: string
  licence: string
  kind: ConceptKind
  label: Spelling
  short: string
  others: readonly Spelling[]
}

const kinds: Readonly<Record<string, ConceptKind>> = {
  skill: 'skill',
  'skill/competence': 'skill',
  knowledge: 'skill',
  occupation: 'title',
  title: 'title',
}

/** ESCO's terms of reuse, for files that do not name a licence. */
const escoAddress = 'http://data.europa.eu/esco/'
const escoLicence = 'ESCO classification of the European Commission, reuse under Decision 2011/833/EU'

const longest = 200

function spellingOf(text: string): Spelling {
  const term = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  return { term, key: spellingKey(term) }
}

/**
 * Parses a row of the file as an entry, or says why it is refused. Other names that are empty or too long are left out.
 */
export function termOf(record: Readonly<Record<string, string | undefined>>): TermRow | string {
  const field = (name: string) => (record[name] ?? '').trim()
  const uri = field('uri')
  if (!uri) return 'uri is empty'
  if (uri.length > longest) return `uri is longer than ${longest} characters`
  const kind = Object.hasOwn(kinds, field('kind')) ? kinds[field('kind')] : undefined
  if (!kind) return `kind “${field('kind')}” is none of ${Object.keys(kinds).join(', ')}`
  const licence = field('licence') || (uri.startsWith(escoAddress) ? escoLicence : '')
  if (!licence) return 'licence is empty'
  const label = spellingOf(field('preferred_label'))
  if (!label.key) return 'preferred_label is empty'
  if (label.term.length > longest) return `preferred_label is longer than ${longest} characters`
  const short = spellingKey(label.term.replace(/ \([^()]*\)$/, '')) || label.key
  const others = field('other_labels')
    .split('|')
    .map(spellingOf)
    .filter(({ term, key }) => key !== '' && key !== label.key && term.length <= longest)
  return { uri, licence, kind, label, short, others: [...new Map(others.map((one) => [one.key, one])).values()] }
}
