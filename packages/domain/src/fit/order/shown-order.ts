import type { ConceptKind } from '../../concept/concept.ts'
import { type Grade, weightOf } from '../grade.ts'
import { type AskedCondition, gainOfConditions } from './conditions.ts'

type ShownReason = { asked: readonly string[]; kind: ConceptKind; grade: Grade | null }

/** A row of a list by best match, as it is shown: what the candidate has, and which of its conditions they meet. */
export type ShownRow = {
  Fit?: readonly ShownReason[] | null | undefined
  Met?: readonly number[] | undefined
  Missed?: readonly number[] | undefined
  Nearby?: readonly number[] | undefined
  ExperienceMonths: number
}

/** A list by best match as it is shown; `met` is null where everyone meets all of its conditions. */
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

/** Whether the words of a search name what a reason is of: skills of filters are not in them. */
function isNamed({ asked }: ShownReason, { reading }: ShownList<ShownRow>): boolean {
  return reading.some(
    ({ excluded, texts, instead }) => !excluded && asked.every((one) => [...texts, ...instead].includes(one)),
  )
}

/** The same list with those of its words alone that name a skill. */
function withSkills<Row extends ShownRow>(list: ShownList<Row>): ShownList<Row> {
  return { ...list, reading: list.reading.filter(({ concept }) => concept === 'skill') }
}

/** The reasons that are of skills which the words name. */
function namedSkills({ Fit }: ShownRow, list: ShownList<ShownRow>): ShownReason[] {
  return (Fit ?? []).filter((reason) => isNamed(reason, withSkills(list)))
}

/**
 * What the reasons of a row weigh together, and what its conditions add: the first that the words name counts double. Of
 * several skills without a title (`areEqual`) any leads, and none counts double.
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
 * Whether the reasons shown give the order shown: who looks for work first, then by what the reasons weigh together, the
 * first counting double, and what is missed against it. Undefined where no reasons are shown, as when nothing but words
 * was understood.
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
