const yes = { _eq: true }
const [fresher, experienced] = [{ _eq: 1 }, { _eq: 2 }]

/** A page of ten by three filters: as our search's address, and as Directus's filter of the flat table. */
export type Question = { ours: string; theirs: Record<string, unknown> }

/** What both products are asked. Nothing here asks for job roles or skills: people have several, a flat table has one. */
export const questions: readonly Question[] = [
  { ours: 'isVsp=true&fullTime=true&expStatus=Fresher', theirs: { verified: yes, full_time: yes, level: fresher } },
  {
    ours: 'immediate=true&onSite=true&expStatus=Experienced',
    theirs: { immediate: yes, on_site: yes, level: experienced },
  },
  { ours: 'remote=true&internship=true&isVsp=true', theirs: { remote: yes, internship: yes, verified: yes } },
  {
    ours: 'location=Pune&fullTime=true&expStatus=Experienced',
    theirs: {
      _or: [{ place: { _eq: 'Pune' } }, { other_place: { _eq: 'Pune' } }, { anywhere: yes }],
      full_time: yes,
      level: experienced,
    },
  },
  {
    ours: 'salary=21-30k&fullTime=true&expStatus=Fresher',
    theirs: { expected_ctc: { _gte: 25_200_000, _lt: 37_200_000 }, full_time: yes, level: fresher },
  },
  {
    ours: 'year=1-3%20Yrs&remote=true&isVsp=true',
    theirs: { experience_months: { _gte: 12, _lt: 48 }, remote: yes, verified: yes },
  },
]

/** An index for each question: what is equal, then the order, then what else is compared. */
export const indexes = [
  'verified, full_time, level, looking, id',
  'immediate, on_site, level, looking, id',
  'remote, internship, verified, looking, id',
  'place, full_time, level, looking, id',
  'other_place, full_time, level, looking, id',
  'anywhere, full_time, level, looking, id',
  'full_time, level, looking, id, place, other_place, anywhere, expected_ctc',
  'remote, verified, looking, id, experience_months',
]

const order = '-looking,-id'

/** A question as a path of Directus, with or without the number of all who match. */
export function pathOf({ theirs }: Question, counted: boolean) {
  const query = new URLSearchParams({ fields: 'id,card', sort: order, limit: '10', filter: JSON.stringify(theirs) })
  return `/items/people?${query}${counted ? '&meta=filter_count' : ''}`
}
