import { jobs, openingConcepts as requirement } from '@pramaan/database/schema'
import type { Vocabulary } from '@pramaan/domain/concept'
import { levelsAbove } from '@pramaan/domain/education'
import { weightOf } from '@pramaan/domain/fit'
import {
  costs,
  declinedKinds,
  experienceHindrance,
  leastNearSkill,
  leastOfHaving,
  leastScores,
  licensedIds,
  mostForBeginners,
  mostOfBeginners,
  type Nearness,
  nearnesses,
  partShares,
  payHindrances,
  reachOf,
  titleWeights,
} from '@pramaan/domain/opening-fit'
import { type JobType, jobExperienceOptions, workModels } from '@pramaan/domain/options'
import { type SQL, sql } from 'drizzle-orm'
import type { OpeningKind } from './requirement-rows.ts'
import type { FitSeeker } from './seeker.ts'

const number = (value: number) => sql.raw(String(value))
const isText = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`

/**
 * The openings of a kind that ask for anything the candidate has: `score` is `openingFit` without its circumstances,
 * `fits` its `isFitting`, `known`, `chosen` and `wished` what they have of its work, `by_law` whether what they have of
 * its titles takes a degree by law, `has_title` whether they have any. Reads only the index of what openings ask for.
 */
export function fitRows(kind: OpeningKind, { concepts, knowsDomain, vocabulary }: FitSeeker): SQL {
  const ids = concepts.map(({ conceptId }) => conceptId)
  const weights = concepts.map(({ grade }) => weightOf(grade))
  const choices = concepts.map(({ isChoice }) => isChoice)
  const inferred = concepts.map(({ isInferred }) => isInferred)
  const isWished = concepts.map((concept) => concept.isWished)
  const isKnown = sql`weight >= ${number(leastOfHaving)}`
  const fits = knowsDomain
    ? sql`(bool_or(part in ('domain', 'title') and ${isKnown})
        or coalesce(sum(share) filter (where part = 'skill' and ${isKnown}), 0) * 2 > ${number(partShares.skill)})`
    : sql`bool_or(part in ('domain', 'title', 'skill', 'general') and ${isKnown})`
  const hasSkill = (least: number) => sql`bool_or(part = 'skill' and weight >= ${number(least)})`
  const isTitle = (least: number, which = sql`true`) =>
    sql`bool_or(part = 'title' and weight >= ${number(least)} and ${which})`
  // With a limit it is looked up for each of the few that need it; `exists` may read all openings first.
  const asksNoSkill = sql`(select 1 from ${requirement} as asked where asked.kind = ${constant(kind)}
    and asked.opening_id = ${requirement.openingId} and asked.part = 'skill' limit 1) is null`
  const isNear = sql`(${hasSkill(leastNearSkill)} or ${asksNoSkill})`
  const hasTitle = (least: number, which = sql`true`) =>
    sql`(${isTitle(least, sql`${which} and not is_inferred`)} or ${isTitle(least, sql`${which} and is_inferred`)} and ${isNear})`
  // The titles of a job are names of one work.
  const weighed = sql`${requirement.share} * weight`
  const score =
    kind === 'job'
      ? sql`coalesce(sum(${weighed}) filter (where part <> 'title'), 0) + coalesce(max(${weighed}) filter (where part = 'title'), 0)`
      : sql`sum(${weighed})`
  return sql`select ${requirement.openingId} as opening_id, (${score})::int as score, ${fits} as fits,
      ${hasSkill(leastOfHaving)} or ${hasTitle(titleWeights.known, sql`not is_choice`)} as known,
      ${hasTitle(titleWeights.known, sql`is_choice`)} as chosen, ${hasTitle(titleWeights.wished)} or ${isTitle(titleWeights.wished, sql`is_wished`)} as wished,
      bool_or(part = 'title') as has_title,
      bool_or(part = 'title' and ${requirement.conceptId} = ${isLicensedOne(vocabulary)}) as by_law
    from unnest(${sql.param(ids)}::int[], ${sql.param(weights)}::int[], ${sql.param(choices)}::bool[], ${sql.param(inferred)}::bool[],
        ${sql.param(isWished)}::bool[])
      as concept (concept_id, weight, is_choice, is_inferred, is_wished)
    join ${requirement} on ${requirement.kind} = ${constant(kind)} and ${requirement.conceptId} = concept.concept_id
    group by 1`
}

function isLicensedOne(vocabulary: Vocabulary): SQL {
  return sql`any(${sql.param([...licensedIds(vocabulary)])}::int[])`
}

/** A kind is inserted as a constant (it comes from our own list), so that the planner knows its number of rows. */
function constant(kind: OpeningKind) {
  return sql.raw(`'${kind}'`)
}

const internship: JobType = 'Internship'

/** What the experience of a job of a type, or of the other types, subtracts for who has these months of work. */
function costOfExperience(type: string | null, months: number | null): SQL {
  const costOf = (experience: string | null) => {
    const hindrance = experienceHindrance({ experience, type }, months)
    return hindrance ? costs[hindrance] : 0
  }
  const unknown = costOf(null)
  const experiences = jobExperienceOptions.flatMap(({ text }) => {
    const cost = costOf(text)
    return cost === unknown ? [] : [sql`when ${jobs.experience} = ${text} then ${number(cost)}`]
  })
  return experiences.length > 0
    ? sql`case ${sql.join(experiences, sql` `)} else ${number(unknown)} end`
    : number(unknown)
}

/** What the experience that a job asks for subtracts from its score for who has these months of work. */
function costOfMonths(months: number | null): SQL {
  const isForLess = sql`${jobs.type} is not distinct from ${internship}`
  const [ofInternships, ofOthers] = [costOfExperience(internship, months), costOfExperience(null, months)]
  return months === null || months <= mostOfBeginners
    ? ofOthers
    : sql`case when ${isForLess} then ${ofInternships} else ${ofOthers} end`
}

/**
 * What the experience that a job asks for subtracts: years of other work are none of the work that is only wished beside
 * a role that is known.
 */
function costOfYears({ seeker: { months } }: FitSeeker): SQL {
  if (months === 0) return costOfMonths(months)
  return sql`case when fit.wished and not fit.known and not fit.chosen then ${costOfMonths(0)} else ${costOfMonths(months)} end`
}

/** What a job's circumstances subtract from its score. */
export function costOfJob(candidate: FitSeeker): SQL {
  const { seeker } = candidate
  const reach = reachOf(seeker)
  const distance = reach
    ? sql`case when ${jobs.workModel} is not distinct from ${workModels[0]} or ${jobs.location} = ${isText(reach.cities)} then 0
        when ${jobs.location} = ${isText(reach.area)} then ${number(costs.area)} else ${number(costs.elsewhere)} end`
    : sql`0`
  const pays = payHindrances(seeker).map(
    ({ hindrance, below }) => sql`when ${jobs.ctcTo} < ${below} then ${number(costs[hindrance])}`,
  )
  const pay = pays.length > 0 ? sql`case ${sql.join(pays, sql` `)} else 0 end` : sql`0`
  const kinds = declinedOf(candidate).map(
    ({ hindrance, isOne }) => sql` + case when ${isOne} then ${number(costs[hindrance])} else 0 end`,
  )
  return sql`(${distance} + ${costOfYears(candidate)} + ${pay} + ${costOfEducation(candidate)}${sql.join(kinds)})`
}

/** Whether a job is of work that takes a degree by law, of which the candidate has no title. */
function isLicensedJob({ vocabulary }: FitSeeker): SQL {
  const law = sql`select law.opening_id from ${requirement} as law
    where law.kind = 'job' and law.part = 'title' and law.concept_id = ${isLicensedOne(vocabulary)}`
  return sql`(not fit.has_title and ${jobs.id} in (${law}))`
}

/** Whether a job names degrees, and the candidate, who has told what they learned, has none that is alike. */
function lacksDegrees({ seeker: { learned } }: FitSeeker): SQL {
  return sql`(cardinality(${jobs.degrees}) > 0 and not ${jobs.degrees} && ${sql.param([...(learned?.alike ?? [])])}::text[])`
}

/** What the education that a job asks for subtracts from its score, as `missingEducation` finds it. */
function costOfEducation(candidate: FitSeeker): SQL {
  const { learned } = candidate.seeker
  if (!learned) return sql`0`
  return sql`case when (fit.by_law or ${isLicensedJob(candidate)}) and cardinality(${jobs.degrees}) > 0
        then case when ${lacksDegrees(candidate)} then ${number(costs['no-degree'])} else 0 end
    when ${jobs.education} = ${isText(levelsAbove(learned.level))} then ${number(costs['less-education'])} else 0 end`
}

/** Whether a job is of a kind of work that the candidate declined, for each way in which they declined any. */
function declinedOf({ seeker: { declined } }: FitSeeker) {
  const [ofType, ofModel] = declinedKinds
  const ways = [
    { hindrance: ofType, list: declined.types, column: jobs.type },
    { hindrance: ofModel, list: declined.workModels, column: jobs.workModel },
  ]
  return ways
    .filter(({ list }) => list.length > 0)
    .map(({ hindrance, list, column }) => ({ hindrance, isOne: sql`coalesce(${column} = ${isText(list)}, false)` }))
}

/**
 * The number of an opening's nearness in their order, from its row of `fitRows` as `fit`; `years` is what the experience
 * that it asks for subtracts, `isClosed` whether it pays a fraction of what the candidate expects or takes a degree that they lack, `isDeclined` whether
 * it is of a kind of work that they declined.
 */
export function nearnessRank(years: SQL = sql`0`, isClosed: SQL = sql`false`, isDeclined?: SQL): SQL<number> {
  const rank = (nearness: Nearness) => number(nearnesses.indexOf(nearness))
  const steps = leastScores.map(([nearness, least]) => {
    const found = isDeclined
      ? sql`case when ${isDeclined} then ${rank('declined')} else ${rank(nearness)} end`
      : rank(nearness)
    return sql`when fit.score - ${years} > ${number(least)} then ${found}`
  })
  return sql<number>`case when not coalesce(fit.fits, false) then ${rank('other')}
    when ${isClosed} or not (fit.known or fit.wished) then ${rank('field')}
    when not fit.known and ${years} > ${number(mostForBeginners)} then ${rank('field')} ${sql.join(steps, sql` `)}
    else ${rank('field')} end`
}

/** The number of a job's nearness. */
export function nearnessOfJob(candidate: FitSeeker): SQL<number> {
  const declined = declinedOf(candidate).map(({ isOne }) => isOne)
  return nearnessRank(
    costOfYears(candidate),
    isClosedTo(candidate),
    declined.length > 0 ? sql`(${sql.join(declined, sql` or `)})` : undefined,
  )
}

/** Whether a job pays a fraction of what the candidate expects, or takes a degree by law that they lack beside its title. */
function isClosedTo(candidate: FitSeeker): SQL {
  const { seeker } = candidate
  const farLess = payHindrances(seeker).find(({ hindrance }) => hindrance === 'far-less-pay')
  const reasons = [
    ...(farLess ? [sql`coalesce(${jobs.ctcTo} < ${farLess.below}, false)`] : []),
    ...(seeker.learned ? [sql`(${isLicensedJob(candidate)} and ${lacksDegrees(candidate)})`] : []),
  ]
  return reasons.length > 0 ? sql`(${sql.join(reasons, sql` or `)})` : sql`false`
}

/** The rows of `fitRows` of a job that is offered by name. */
export function isOffered(seeker: FitSeeker): SQL {
  return sql`${nearnessOfJob(seeker)} < ${number(leastScores.length)}`
}
