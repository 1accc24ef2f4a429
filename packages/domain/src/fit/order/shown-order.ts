import type { ConceptKind } from '../../concept/concept.ts'
import { type Grade, weightOf } from '../grade.ts'
import { type AskedCondition, gainOfConditions } from './conditions.ts'

type ShownReason = { asked: readonly string[]; kind: ConceptKind; grade: Grade | null }

/** A row of a best-match list as shown: the candidate's concepts, and which conditions they meet. */
export type ShownRow = {
  Fit?: readonly ShownReason[] | null | undefined
  Met?: readonly number[] | undefined
  Missed?: readonly number[] | undefined
  Nearby?: readonly number[] | undefined
  ExperienceMonths: number
}

/** A best-match list as shown; `met` is null if everyone meets all conditions. */
export type ShownList<Row extends ShownRow> = {
  items: readonly Row[]
  reading: readonly {
    kind: string
    concept: ConceptKind | null
    from: number
    texts: readonly string[]
    instead: readonly string[]
    excluded: boolean
    least: number | null
    most: number | null
  }[]
  met: number | null
}

function weightShown({ grade }: ShownReason): number {
  return grade === null ? 0 : weightOf(grade)
}

function conditionsOf({ Met = [], Missed = [], Nearby = [], ExperienceMonths }: ShownRow, list: ShownList<ShownRow>) {
  return [...Met, ...Missed].map((at): AskedCondition => {
    const standing = Nearby.includes(at) ? 'near' : Missed.includes(at) ? 'missed' : 'met'
    const years = list.reading.find(({ kind, from }) => kind === 'experience' && from === at)
    return years
      ? { standing, years: { least: years.least, most: years.most, worked: ExperienceMonths } }
      : { standing }
  })
}

/** Whether a reason is about something that the words of the search name; skills of filters are not among them. */
function isNamed({ asked }: ShownReason, { reading }: ShownList<ShownRow>): boolean {
  return reading.some(
    ({ excluded, texts, instead }) => !excluded && asked.every((one) => [...texts, ...instead].includes(one)),
  )
}

/** The same list with only those words that name a skill. */
function withSkills<Row extends ShownRow>(list: ShownList<Row>): ShownList<Row> {
  return { ...list, reading: list.reading.filter(({ concept }) => concept === 'skill') }
}

/** The reasons about skills that the words name. */
function namedSkills({ Fit }: ShownRow, list: ShownList<ShownRow>): ShownReason[] {
  return (Fit ?? []).filter((reason) => isNamed(reason, withSkills(list)))
}

/**
 * The sum of a row's reasons and conditions. The first named concept counts double. For several skills without a title
 * (`areEqual`) any may lead, and none counts double.
 */
function fitShown(row: ShownRow, list: ShownList<ShownRow>, areEqual: boolean): number {
  const reasons = row.Fit ?? []
  const [first] = reasons
  const isDouble = !areEqual && first !== undefined && isNamed(first, list)
  const fit = reasons.reduce((sum, reason, at) => sum + weightShown(reason) * (at === 0 && isDouble ? 2 : 1), 0)
  if (list.met === null) return fit
  const leads = areEqual ? namedSkills(row, list) : reasons.slice(0, 1)
  const [lead] = leads.toSorted((one, other) => weightShown(other) - weightShown(one))
  const lacksDegree = reasons.slice(1).some(({ kind, grade }) => kind === 'degree' && grade === null)
  return fit + gainOfConditions(lead?.grade ?? null, conditionsOf(row, list), lacksDegree)
}

/**
 * Whether the visible reasons explain the visible order: people who look for work first, then by the sum of reasons and
 * missed conditions, with the first counting double. Undefined if no reasons are shown, for example if only words were
 * understood.
 */
export function isInOrderOfReasons<Row extends ShownRow>(
  list: ShownList<Row>,
  isLooking: (row: Row) => boolean,
): boolean | undefined {
  const isLedByTitle = list.reading.some(({ concept, excluded }) => concept === 'title' && !excluded)
  const areEqual = !isLedByTitle && list.items.some((row) => namedSkills(row, list).length > 1)
  const keys = list.items.flatMap((row) =>
    row.Fit ? [(isLooking(row) ? 10_000 : 0) + fitShown(row, list, areEqual)] : [],
  )
  if (keys.length === 0) return undefined
  return keys.length === list.items.length && keys.every((key, at) => at === 0 || (keys[at - 1] ?? 0) >= key)
}
