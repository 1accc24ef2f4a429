import { startOf } from '@pramaan/domain/shortened'
import { haystackOf } from '../colleges/college-fold.ts'
import { readable } from './college-text.ts'
import { repairEncoding } from './repair-encoding.ts'

/** The columns that a college list must have. */
export const collegeColumns = ['aicte_id', 'name', 'address', 'district', 'state', 'university'] as const

/** A row of the table of colleges. */
export type CollegeRow = {
  aicteId: string
  name: string
  address: string
  district: string
  state: string
  university: string
  label: string
  haystack: string
}

const longestLabel = 300
const contact =
  /[\s,.;(-]*\b(?:tel(?:e?phone)?|ph(?:one)?|fax|e-?mail|web ?site|mob(?:ile)?|contact)\b[\s:.()-].*$|\bwww\..*$/i
const pin = /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/

function nothingSaid(text: string) {
  return /^(?:none|na|n\/a|nil|null|self|-+|\.+)?$/i.test(text)
}

/** The label that people see: name, address and PIN code, cut at a word to 300 characters. */
function labelOf(name: string, address: string, district: string) {
  const reachable = address.replace(contact, '')
  const code = pin.exec(reachable)
  const street = reachable.replace(/[\s,(-]*\b(?:pin(?: ?code)?)?[\s:.–-]*(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)\)?/i, '')
  const bare = street.toLowerCase().startsWith(name.toLowerCase()) ? street.slice(name.length) : street
  const where = [name, bare.replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '')].filter(Boolean)
  if (!where.join(' ').toLowerCase().includes(district.toLowerCase())) where.push(district)
  const tail = code ? ` - ${code[1]}${code[2]}` : ''
  const text = where.join(', ')
  const room = longestLabel - tail.length
  return (text.length <= room ? text : `${startOf(text, room - 1).replace(/[\s,]+\S*$/, '')}…`) + tail
}

/**
 * A row of the list as a college, or why it is refused. Only the id and the name are required; common faults (letters
 * decoded twice, all capitals, stray spaces, 'NONE' for empty) are corrected.
 */
export function collegeOf(record: Readonly<Record<string, string | undefined>>): CollegeRow | string {
  const field = (column: (typeof collegeColumns)[number]) =>
    repairEncoding(record[column] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  const aicteId = field('aicte_id')
  if (!aicteId) return 'aicte_id is empty'
  if (aicteId.length > 40) return 'aicte_id is longer than 40 characters'
  const name = readable(field('name'))
  if (nothingSaid(name)) return 'name is empty'
  if (name.length > 250) return 'name is longer than 250 characters'
  const text = (column: 'address' | 'district' | 'university') => {
    const raw = field(column)
    return nothingSaid(raw) ? '' : readable(raw)
  }
  const address = startOf(text('address'), 500)
  const district = startOf(text('district'), 80)
  const state = nothingSaid(field('state')) ? '' : startOf(readable(field('state')), 80)
  const university = startOf(text('university'), 200)
  const label = labelOf(name, address, district)
  return {
    aicteId,
    name,
    address,
    district,
    state,
    university,
    label,
    haystack: haystackOf({ name, address, district, state }),
  }
}
