import { type Random, streamOf } from '@pramaan/demo-data/random'
import { experienceLevels } from '@pramaan/domain/experience-level'
import { readyToValues } from '@pramaan/domain/joining'
import { activeFilters, experienceFilters, noticeFilters, salaryFilters } from '@pramaan/domain/options'

const words = [
  'java developer',
  'accountant',
  'sales',
  'priya',
  'sharma',
  'staff nurse',
  'react',
  'telecaller hindi',
  'electrician pune',
  'excel tally',
  'data analyst',
  'driver',
  'autocad',
  'b.com fresher',
  'java 5 years',
  'hr pune',
  'night shift',
  'python -django',
  '"machine learning"',
  'java OR python',
  'teacher maths',
  'accountant lavasa',
]
const on = ['true']

/** Every filter and order of the search with values that people choose. */
const filters: Readonly<Record<string, readonly string[]>> = {
  value: readyToValues,
  isVsp: on,
  year: experienceFilters.map(({ text }) => text),
  salary: salaryFilters.map(({ text }) => text),
  maxCtc: ['1', '2.5', '4', '12'],
  immediate: on,
  expStatus: experienceLevels,
  degree: ['HSC Arts', 'B.Com (General)', 'B.E./B.Tech Computer Engineering'],
  fromDate: ['2026-06-01'],
  toDate: ['2026-11-01'],
  location: ['Pune', 'Mumbai', 'Satara', 'Puducherry', 'Anywhere', 'Delhi'],
  searchTitle: ['Java Developer', 'Accountant', 'Welder', 'Staff Nurse', 'Sales Executive', 'Telecaller'],
  partTime: on,
  fullTime: on,
  internship: on,
  remote: on,
  onSite: on,
  mustHave: ['Java', 'Tally Prime', 'Communication'],
  niceToHave: ['SQL', 'Excel'],
  without: ['Python', 'Hadoop'],
  notice: noticeFilters.map(({ text }) => text),
  active: activeFilters,
  sortBy: ['experience:desc', 'expectedCtc:asc', 'FullName:asc', 'UpdatedOn:desc', 'ProfileProgress:desc'],
  pageIndex: ['1', '5'],
}

function drawn(random: Random): string {
  const query = new URLSearchParams(random.chance(0.4) ? { term: random.pick(words) } : {})
  for (const [name, values] of random.sample(Object.entries(filters), random.int(1, 4)))
    query.set(name, random.pick(values))
  return query.toString()
}

/** Searches that nobody has chosen: one to four filters, with words or without, whether anybody would ask them or not. */
export function drawnSearches(seed: string, count: number): string[] {
  const random = streamOf(seed, 'drawn searches')
  return Array.from({ length: count }, () => drawn(random))
}
