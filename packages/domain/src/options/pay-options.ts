/** The forms that offer CTC ranges; each has its own scale (002, section 5). */
type CtcScale = 'full' | 'simple' | 'edit'

/** A pay range in LPA; `to` null means no upper end ('30+'). `texts` has the spelling of each form that offers it. */
type CtcRange = {
  id: string
  from: number
  to: number | null
  texts: Readonly<Partial<Record<CtcScale, string>>>
}

function full(from: number, to: number | null): CtcRange {
  const text = to === null ? `${from}+` : `${from} to ${to}`
  return { id: to === null ? text : `${from}-${to}`, from, to, texts: { full: text } }
}

function coarse(from: number, to: number | null): CtcRange {
  if (to === null) {
    return { id: `${from}+`, from, to, texts: { simple: `${from} Lakh and above`, edit: `${from} and above` } }
  }
  return { id: `${from}-${to}`, from, to, texts: { simple: `${from} Lakh to ${to} Lakh`, edit: `${from} to ${to}` } }
}

/** The CTC ranges of all forms in one list: the full form's thirteen, then the four of the simple and the edit form. */
const ctcRanges: readonly CtcRange[] = [
  full(1.2, 2.4),
  full(2.5, 3),
  full(3, 4.2),
  full(4.3, 5),
  full(5, 7),
  full(7, 9),
  full(9, 12),
  full(12, 15),
  full(15, 18),
  full(18, 21),
  full(21, 24),
  full(24, 30),
  full(30, null),
  coarse(1, 5),
  coarse(6, 10),
  coarse(11, 15),
  coarse(15, null),
]

/** The ranges of one form, with the form's text. */
export function ctcRangesOf(scale: CtcScale): { id: string; from: number; to: number | null; text: string }[] {
  return ctcRanges.flatMap(({ id, from, to, texts }) => {
    const text = texts[scale]
    return text === undefined ? [] : [{ id, from, to, text }]
  })
}

/** Upper CTCs of the inline job row in a drive, in LPA. */
export const upperCtcOptions = [5, 10, 15, 20, 25, 35] as const

/** Salary ranges of the job listing's filter, in LPA (D19). */
export const jobSalaryFilters = [
  { text: '3-5', from: 3, to: 5 },
  { text: '5-7', from: 5, to: 7 },
  { text: '7-10', from: 7, to: 10 },
] as const
