import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { ndcg } from '../../testing/matching/ndcg.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { looking } from '../../testing/people/searches.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** Work, how it is written in profiles, what it takes, and how it is typed: well, misspelt and in Hindi. */
const trades = {
  'Java Developer': {
    titles: ['Java Developer', 'Sr. Java Engineer', 'java programmer'],
    skills: ['Java', 'Spring Boot', 'Hibernate', 'SQL'],
    typed: ['java developer', 'jaava devloper', 'जावा डेवलपर'],
  },
  Accountant: {
    titles: ['Accountant', 'Senior Accountant', 'accounts executive'],
    skills: ['Tally Prime', 'GST Filing', 'Bookkeeping', 'Advanced Excel'],
    typed: ['accountant', 'acountent', 'अकाउंटेंट'],
  },
  Telecaller: {
    titles: ['Telecaller', 'Tele Caller', 'telecalling executive'],
    skills: ['Cold Calling', 'Lead Generation', 'CRM', 'Objection Handling'],
    typed: ['telecaller', 'telecalar', 'टेलीकॉलर'],
  },
  'Staff Nurse': {
    titles: ['Staff Nurse', 'staff nurse (ICU)', 'Nurse'],
    skills: ['Patient Care', 'Vital Signs Monitoring', 'Injection & IV Therapy', 'First Aid'],
    typed: ['staff nurse', 'staf nurs', 'स्टाफ नर्स'],
  },
  Welder: {
    titles: ['Welder', 'Sr. Welder', 'arc welder'],
    skills: ['Arc Welding', 'MIG Welding', 'TIG Welding', 'Fabrication'],
    typed: ['welder', 'weldar', 'वेल्डर'],
  },
  'Graphic Designer': {
    titles: ['Graphic Designer', 'graphics designer', 'Senior Graphic Designer'],
    skills: ['Photoshop', 'Illustrator', 'CorelDRAW', 'Typography'],
    typed: ['graphic designer', 'grafic desiner', 'ग्राफिक डिजाइनर'],
  },
} as const
type Trade = keyof typeof trades
const names = Object.keys(trades) as Trade[]
const cities = { Pune: 'पुणे', Nagpur: 'नागपुर', Mumbai: 'मुंबई' } as const
type City = keyof typeof cities
const cityNames = Object.keys(cities) as City[]

/** The facts of a candidate, from which they are judged; the product reads only the profile that is written of them. */
type Truth = { trade: Trade; did: 'works' | 'learnt' | 'left' | 'wishes'; city: City; years: number; skills: string[] }

/** Ten people of a trade: most do the work, some have learnt it, left it for another, or only wish for it. */
function peopleOf(trade: Trade, at: number): Truth[] {
  const all = trades[trade].skills
  return (['works', 'works', 'works', 'works', 'works', 'learnt', 'learnt', 'left', 'wishes', 'wishes'] as const).map(
    (did, index) => ({
      trade,
      did,
      city: cityNames[(index + at) % cityNames.length] ?? 'Pune',
      years: did === 'learnt' ? 0 : ((index * 2 + at) % 7) + 1,
      skills: did === 'wishes' ? [] : all.filter((_, skill) => (skill + index) % 4 !== 0),
    }),
  )
}

function otherOf(trade: Trade): Trade {
  return names[(names.indexOf(trade) + 1) % names.length] ?? trade
}

const roleId = (trade: Trade) => jobRoleRows.find(({ title }) => title === trade)?.id ?? 0

async function written(truth: Truth, at: number) {
  const { trade, did, city, years, skills } = truth
  const { titles } = trades[trade]
  const other = otherOf(trade)
  const isOther = did === 'left' || did === 'wishes'
  const title = titles[at % titles.length] ?? trade
  const person = await aFindable(
    {
      ...looking,
      location: city,
      experienceLevel: years > 0 ? 'Experienced' : 'Fresher',
      experienceYears: years,
      currentPosition: isOther ? other : did === 'works' ? title : null,
      jobRoleIds: did === 'left' ? [roleId(other)] : [roleId(trade)],
      professionalSkills: isOther ? [...skills.slice(0, 1), ...trades[other].skills] : skills,
    },
    did === 'left' ? { experience: { title, working: false, endMonth: 'jan', endYear: 2022 } } : {},
  )
  return [person.id, truth] as const
}

type Need = { text: string; trade: Trade; city?: City; years?: number; skill?: string }

/** Five queries for each trade: misspelt, with a city, years, a skill, and in Hindi with a city. */
function needsOf(trade: Trade, at: number): Need[] {
  const [plain, misspelt, hindi] = trades[trade].typed
  const city = cityNames[at % cityNames.length] ?? 'Pune'
  const skill = trades[trade].skills[at % 4] ?? ''
  const years = 2 + (at % 3)
  return [
    { text: misspelt, trade },
    { text: `${plain} in ${city.toLowerCase()}`, trade, city },
    { text: `${plain} ${years} years`, trade, years },
    { text: `${misspelt} ${skill.toLowerCase()}`, trade, skill },
    { text: `${hindi} ${cities[city]}`, trade, city },
  ]
}

/** How well a person suits work: theirs, and the other one, which who leaves theirs or only wishes for it does now. */
const ofTheirs = { works: 3, learnt: 2, left: 1, wishes: 1 } as const
const ofOther = { works: 0, learnt: 0, left: 3, wishes: 2 } as const

/** From 0 to 3: who does the work and meets the query, and a grade less for each thing that is missing. */
function gradeOf({ trade, city, years = 0, skill }: Need, truth: Truth): number {
  const isTheirs = truth.trade === trade
  if (!isTheirs && otherOf(truth.trade) !== trade) return 0
  const misses = [
    city !== undefined && truth.city !== city,
    truth.years < years,
    skill !== undefined && isTheirs && !truth.skills.includes(skill),
  ]
  return Math.max(0, (isTheirs ? ofTheirs : ofOther)[truth.did] - misses.filter(Boolean).length)
}

test('a small judged set of people and queries is found as well ordered as it is', async () => {
  const truths = names.flatMap(peopleOf)
  const people = new Map<number, Truth>()
  for (const [at, truth] of truths.entries()) people.set(...(await written(truth, at)))
  const client = await api.as(await api.anEmployer({ plan: 'premium' }))
  const judged: [string, number][] = []
  for (const need of names.flatMap(needsOf)) {
    const { items } = await client.search.candidates({ query: { term: need.text } })
    const shown = items.flatMap(({ ID }) => people.get(ID) ?? [])
    const grades = shown.map((truth) => gradeOf(need, truth))
    judged.push([
      need.text,
      ndcg(
        grades,
        truths.map((truth) => gradeOf(need, truth)),
      ) ?? 1,
    ])
  }
  expect(judged).toHaveLength(30)
  const worst = judged.toSorted(([, one], [, other]) => one - other).slice(0, 5)
  const mean = judged.reduce((sum, [, one]) => sum + one, 0) / judged.length
  expect(mean, JSON.stringify(worst)).toBeGreaterThan(0.94)
  expect(worst[0]?.[1], JSON.stringify(worst)).toBeGreaterThan(0.78)
})
