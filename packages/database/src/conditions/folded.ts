import { latinDigits } from '@pramaan/domain/digits'
import { droppedSigns, foldText, plainLetters } from '@pramaan/domain/fold-text'
import { type Column, or, type SQL, sql } from 'drizzle-orm'

function escaped(code: number) {
  return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`
}

function rangeOf(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}

/** Capitals that decomposition leaves as they are: the database's own lower() converts them only in some collations. */
const capitals = [...rangeOf(0x80, 0x1fff)]
  .filter((sign) => sign.normalize('NFKD') === sign && sign.toLowerCase() !== sign && sign.toLowerCase().length === 1)
  .join('')

/** The digits of every script but Latin. */
const digits = [...rangeOf(0x660, 0xabff)].filter((sign) => /\p{Nd}/u.test(sign)).join('')

const dropped = `[${droppedSigns.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')}]`
const single = plainLetters.filter(([, plain]) => plain.length === 1)
const double = plainLetters.filter(([, plain]) => plain.length > 1)
const from = capitals + single.map(([letter]) => letter).join('') + digits
const to =
  [...capitals.toLowerCase()].map((letter) => single.find(([one]) => one === letter)?.[1] ?? letter).join('') +
  single.map(([, plain]) => plain).join('') +
  latinDigits(digits)

const quoted = (text: string) => sql.raw(`'${text}'`)
const any = quoted(dropped)

/** A text as the domain's `foldText` gives it, on each engine and in each collation. */
export function folded(text: Column | SQL): SQL {
  const decomposed = sql`regexp_replace(normalize(${text}, NFKD), ${any}, '', 'g')`
  const plain = sql`translate(lower(${decomposed} collate "C"), ${quoted(from)}, ${quoted(to)})`
  const spelt = double.reduce(
    (text, [letter, letters]) => sql`replace(${text}, ${quoted(letter)}, ${quoted(letters)})`,
    plain,
  )
  const usual = sql`lower(${text} collate "C")`
  return sql`case when ${text} ~ '[^ -~]|  ' then btrim(regexp_replace(normalize(${spelt}, NFC), '\\s+', ' ', 'g'))
    else btrim(${usual}) end`
}

/** The same of a text that takes a query of its own, which is made once. */
export function foldedOnce(text: SQL): SQL {
  return sql`(select ${folded(sql`given.text`)} from (select ${text} as text offset 0) as given)`
}

/** Whether any of these texts contains what was typed, both folded; no condition if nothing was typed. */
export function hasText(typed: string, ...texts: readonly (Column | SQL)[]): SQL | undefined {
  const sought = foldText(typed)
  return sought === '' ? undefined : or(...texts.map((text) => sql`position(${sought} in ${folded(text)}) > 0`))
}
