import type { JobType } from '@pramaan/domain/options'
import type { Random } from '../random.ts'
import type { Trade } from '../trades/trade.ts'
import { offersWithin } from './drive-plans.ts'

/** What a job's text tells: the fields that its page shows beside it, so that the two agree. */
export type JobFacts = {
  title: string
  company: string
  location: string
  workModel: string
  type: JobType
  /** The fewest years that are asked for. */
  years: number
  openings: number
  general: readonly string[]
  professional: readonly string[]
  trade: Trade
  /** Whether it is filled at a drive. */
  atDrive: boolean
}

/** The text of a job, in three short paragraphs: the work and its place, who fits, and the terms. */
export function jobText(facts: JobFacts, random: Random): string {
  return [work(facts, random), person(facts, random), terms(facts, random)].join('\n\n')
}

function work(facts: JobFacts, random: Random): string {
  const { title, company, location, openings } = facts
  const count = openings === 1 ? 'one opening' : `${openings} openings`
  const opening = random.pick([
    `${company} has ${count} for the role of ${title} in ${location}.`,
    `Join ${company} as ${title}. We have ${count} in ${location}.`,
  ])
  return `${opening} ${locationText(facts)} ${skillsOf(facts)}`
}

function locationText({ workModel, location, trade }: JobFacts): string {
  if (workModel === 'Remote') return `You work from home; the team sits in ${location}.`
  if (workModel === 'Hybrid') return `Three days a week you are at our ${location} office, the other days at home.`
  if (trade.work === 'On-field') return `The work is on site in and around ${location}.`
  return `You work at our ${location} office.`
}

function skillsOf({ professional }: JobFacts): string {
  return `You will use ${inWords(professional)} from the first week.`
}

function person({ years, type, general }: JobFacts, random: Random): string {
  const manner = `We value ${inWords(general)}.`
  if (type === 'Internship') return `Students and recent graduates are welcome. ${manner}`
  if (years === 0) {
    const welcome = random.pick([
      'Freshers are welcome: a senior colleague works beside you for the first three months.',
      'You can start here as a fresher; we train you on the job.',
    ])
    return `${welcome} ${manner}`
  }
  return `You bring at least ${years === 1 ? 'a year' : `${years} years`} of this work. ${manner}`
}

function terms({ type, trade, atDrive }: JobFacts, random: Random): string {
  const hours = {
    'Full Time': random.pick(trade.work === 'On-field' ? shifts : weeks),
    'Part Time': 'Part time: four hours a day, at hours that we agree on.',
    Internship: 'The internship lasts six months. Interns who do well are offered a job.',
    Freelance: 'You work by project and send a bill for each.',
  }[type]
  const meeting = atDrive
    ? `Interviews take place at the drive, and offers are made ${offersWithin}.`
    : random.pick(['Two rounds of interviews; you hear from us within a week.', 'One call and one interview.'])
  return `${hours} ${meeting}`
}

const weeks = [
  'Five-day week, provident fund and health cover from the day you join.',
  'Monday to Saturday with alternate Saturdays off; provident fund and ESIC as applicable.',
  'Day shift. Salary is paid on the first of the month.',
]

const shifts = [
  'Six-day week in shifts, with overtime as the law says; provident fund and ESIC.',
  'General shift. Transport on the main routes, and a canteen.',
  'Six-day week. Travel allowance, provident fund and accident cover.',
]

/** 'React', 'React and SQL', 'React, SQL and Git'. */
function inWords(list: readonly string[]): string {
  const last = list.at(-1) ?? ''
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} and ${last}`
}
