import { compactNumber } from './gstin.ts'

/** Why a text is not a CIN. */
export type WhyNotCin = 'shape' | 'state' | 'year'

/** A CIN (21 characters) with the year of registration, or why it is invalid. */
export type ParsedCin = { cin: string; year: number; why?: undefined } | { why: WhyNotCin }

/** Listed or not, industry, state, year, kind of company, number. */
const shape = /^[LU]\d{5}([A-Z]{2})(\d{4})(?:FLC|FTC|GAP|GAT|GOI|NPL|OPC|PLC|PTC|SGC|ULL|ULT)\d{6}$/

/** The registrar's codes of states and union territories. Old codes are included, because a company keeps its CIN. */
const states = new Set(
  'AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS TZ UK UP UR UT WB'.split(
    ' ',
  ),
)

/** The year of the oldest company in the register. */
const firstYear = 1850

/** Parses a typed or pasted CIN. It has no check digit, so a typing error that keeps the format is not noticed. */
export function parseCin(text: string, thisYear: number): ParsedCin {
  const cin = compactNumber(text)
  const [, state, digits] = shape.exec(cin) ?? []
  if (state === undefined) return { why: 'shape' }
  if (!states.has(state)) return { why: 'state' }
  const year = Number(digits)
  return year >= firstYear && year <= thisYear ? { cin, year } : { why: 'year' }
}
