import { lpaOfMonthly } from '../money/money.ts'
import { driveLocations, optionOf, qualifications } from '../options/options.ts'
import { readNumber } from '../typed-number/typed-number.ts'
import type { ImportValues } from './import-fields.ts'
import { confidential, generalSkillSet, workModelProperty } from './posting-of-job.ts'
import { spellingOf } from './spelling.ts'

type Json = Readonly<Record<string, unknown>>
type Decode = (text: string) => string

const deepest = 6
const mostPostings = 200

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPosting(value: Json): boolean {
  const types = [value['@type']].flat()
  return types.some((type) => typeof type === 'string' && /(^|[/:#])JobPosting$/.test(type))
}

/** Every schema.org `JobPosting` in a page's JSON-LD: a single object, in a list, in `@graph`, or in an `ItemList`. */
export function findPostings(json: unknown, depth = 0): Json[] {
  if (depth > deepest) return []
  if (Array.isArray(json)) return json.flatMap((each) => findPostings(each, depth + 1)).slice(0, mostPostings)
  if (!isObject(json)) return []
  if (isPosting(json)) return [json]
  const inside = [json['@graph'], json.itemListElement, json.item, json.mainEntity]
  return inside.flatMap((each) => findPostings(each, depth + 1)).slice(0, mostPostings)
}

/**
 * A posting as the values of a draft job; `plain` turns a description's HTML into text, and `decoded` the entities of a
 * name into letters. Missing values are left out.
 */
export function valuesOfPosting(posting: Json, { plain, decoded }: Record<'plain' | 'decoded', Decode>): ImportValues {
  const values = {
    JobTitle: textOf(posting.title) ?? textOf(posting.name),
    CompanyName: companyOf(posting.hiringOrganization),
    JobType: jobTypeOf(posting.employmentType),
    JobLocation: locationOf(posting.jobLocation),
    JobCTC: payOf(posting.baseSalary),
    OpenPositions: textOf(posting.totalJobOpenings) ?? '1',
    EducationRequirement: educationOf(posting.educationRequirements),
    JobExperience: experienceOf(posting.experienceRequirements),
    jobWorkModel: workModelOf(posting),
    GeneralSkills: listOf([posting.skills].flat().filter(isGeneralSkill)),
    ProfessionalSkills: listOf([posting.skills].flat().filter((skill) => !isGeneralSkill(skill))),
  }
  const Description = plain(textOf(posting.description) ?? '')
  const names = Object.entries(values).map(([field, value]) => [field, decoded(value ?? '')] as const)
  return Object.fromEntries(
    [...names, ['Description', Description] as const].flatMap(([field, value]) =>
      value.trim() ? [[field, value.trim()]] : [],
    ),
  )
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return textOf(value[0])
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function nameOf(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  return isObject(first) ? textOf(first.name) : textOf(first)
}

function companyOf(value: unknown): string | undefined {
  const name = nameOf(value)
  return name === confidential ? undefined : name
}

/** schema.org knows only work from home; we write the other work models into the place of a job. */
function workModelOf(posting: Json): string | undefined {
  if (spellingOf(textOf(posting.jobLocationType) ?? '') === 'telecommute') return 'Remote'
  const placeTexts = [posting.jobLocation]
    .flat()
    .filter(isObject)
    .flatMap(({ additionalProperty }) => [additionalProperty].flat())
    .filter(isObject)
  return textOf(placeTexts.find(({ name }) => name === workModelProperty)?.value)
}

function isGeneralSkill(skill: unknown): boolean {
  return isObject(skill) && nameOf(skill.inDefinedTermSet) === generalSkillSet
}

const types: Readonly<Record<string, string>> = {
  fulltime: 'Full Time',
  parttime: 'Part Time',
  intern: 'Internship',
  internship: 'Internship',
  contractor: 'Freelance',
  temporary: 'Freelance',
  perdiem: 'Freelance',
  freelance: 'Freelance',
}

function jobTypeOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text && (types[spellingOf(text)] ?? text)
}

function locationOf(value: unknown): string | undefined {
  const addresses = [value].flat().filter(isObject).map(addressOf)
  return (
    addresses.find((jobLocation) => driveLocations.some((known) => known === jobLocation)) ?? addresses.find(Boolean)
  )
}

function addressOf(jobLocation: Json): string | undefined {
  const { address } = jobLocation
  if (!isObject(address)) return textOf(address) ?? textOf(jobLocation.name)
  const city = textOf(address.addressLocality) ?? textOf(address.addressRegion)
  return driveLocations.find((known) => known.toLowerCase() === city?.toLowerCase()) ?? city
}

function payOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined
  const currency = textOf(value.currency) ?? 'INR'
  const amount = isObject(value.value) ? value.value : value
  const unit = spellingOf(textOf(amount.unitText) ?? 'YEAR')
  if (currency !== 'INR' || (unit !== 'year' && unit !== 'month')) return undefined
  const lpa = (rupees: number) => (unit === 'month' ? lpaOfMonthly(rupees) : Math.round(rupees / 1000) / 100)
  const from = numberOf(amount.minValue) ?? numberOf(amount.value)
  const to = numberOf(amount.maxValue) ?? (amount.minValue === undefined ? from : undefined)
  if (from === undefined) return undefined
  return to === undefined ? `${lpa(from)}+` : `${lpa(from)} to ${lpa(to)}`
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' ? readNumber(value, { unit: 'rupees', decimals: 2 }).number : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

const degrees: readonly (readonly [RegExp, string])[] = [
  [/phd|doctor/i, 'PHD'],
  [/post.?graduat|master/i, 'Post Graduation'],
  [/bachelor|graduat|degree/i, 'Graduation'],
  [/diploma|associate/i, 'Diploma'],
  [/\biti\b|certificate/i, 'ITI'],
  [/high.?school|12th|hsc/i, '12th Pass'],
]

function educationOf(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  const named = isObject(first) ? optionOf(qualifications, textOf(first.name) ?? '') : undefined
  if (named) return named
  const text = isObject(first) ? textOf(first.credentialCategory) : textOf(first)
  return text && (degrees.find(([words]) => words.test(text))?.[1] ?? text)
}

function experienceOf(value: unknown): string | undefined {
  if (!isObject(value)) return /no requirements|fresher/i.test(textOf(value) ?? '') ? 'Fresher' : undefined
  const months = numberOf(value.monthsOfExperience)
  if (months === undefined) return undefined
  const years = Math.floor(months / 12)
  return years === 0 ? 'Fresher' : years > 6 ? 'More than 6' : String(years)
}

function listOf(value: unknown): string | undefined {
  const names = [value]
    .flat()
    .map(nameOf)
    .filter((name) => name !== undefined)
  return names.length > 0 ? names.join('; ') : undefined
}
