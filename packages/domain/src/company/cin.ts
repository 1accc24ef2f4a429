import { compactNumber } from './gstin.ts'

/** Why a text is no CIN. */
export type WhyNotCin = 'shape' | 'state' | 'year'

/** A CIN (twenty-one signs) with the year in which the company was registered, or why it is invalid. */
export type ParsedCin = { cin: string; year: number; why?: undefined } | { why: WhyNotCin }

/** Listed or not, industry, state, year, kind of company, number. */
const shape = /^[LU]\d{5}([A-Z]{2})(\d{4})(?:FLC|FTC|GAP|GAT|GOI|NPL|OPC|PLC|PTC|SGC|ULL|ULT)\d{6}$/

/** The registrar's letters of states and union territories, old ones too: a CIN keeps those that it began with. */
const states = new Set(
  'AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS TZ UK UP UR UT WB'.split(
    ' ',
  ),
)

/** The first year of a company in the register. */
const firstYear = 1850

/** Reads a CIN as people write and paste it. It has no check digit, so a mistyped one of the right shape is not seen. */
export function parseCin(text: string, thisYear: number): ParsedCin {
  const cin = compactNumber(text)
  const [, state, digits] = shape.exec(cin) ?? []
  if (state === undefined) return { why: 'shape' }
  if (!states.has(state)) return { why: 'state' }
  const year = Number(digits)
  return year >= firstYear && year <= thisYear ? { cin, year } : { why: 'year' }
}
