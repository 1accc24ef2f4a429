import type { Random } from '@pramaan/demo-data/random'
import type { Need } from '../judging/need.ts'
import { plainWords, yearsText } from './parts.ts'

/** A need written plainly, as a careful person types it. */
export function plainQuery(need: Need, random: Random): string {
  const { role, skills, city } = plainWords(need)
  const years = yearsText(need.years, random.pick(['years', 'yrs', 'year experience']))
  const known = skills.join(random.pick([' ', ', ', ' and ']))
  const work =
    role && known ? random.pick([`${known} ${role}`, `${role} ${known}`, `${role} with ${known}`]) : (role ?? known)
  const who = need.fresher ? random.pick([`fresher ${work}`, `${work} fresher`]) : work
  const where = city && random.pick([city, `in ${city}`])
  return [who, years, where].filter(Boolean).join(' ')
}
