import type { Gender } from '@pramaan/domain/gender'
import { type Name, nameOf } from '../../names/names.ts'
import type { Random } from '../../random.ts'
import { type HomeTown, regionsOf, townChances } from './towns.ts'

/** Who a person is and where they live; `fullName` is how they write it, `name` in Latin letters. */
export type Identity = { name: Name; fullName: string; gender: Gender | null; homeTown: HomeTown }

/** About 8 in 100 of all write their name in Devanagari; these are the ones of the regions that could. */
const devanagariShare = 0.14

/** An identity: a place of India, then a name as one meets there. */
export function identityOf(womenShare: number, random: Random): Identity {
  const homeTown = random.weighted(townChances)
  const woman = random.chance(womenShare)
  const name = nameOf(random.weighted(regionsOf(homeTown.state)), woman ? 'Female' : 'Male', random)
  const latin = `${name.first} ${name.last}`
  const fullName = random.chance(devanagariShare) ? (name.devanagari ?? latin) : latin
  return { name, fullName, gender: genderSaid(woman, random), homeTown }
}

function genderSaid(woman: boolean, random: Random): Gender | null {
  if (random.chance(0.03)) return null
  if (random.chance(0.004)) return 'Other'
  return woman ? 'Female' : 'Male'
}

/** An e-mail address under example.com; the account's number keeps it unique. */
export function emailOf({ first, last }: Name, accountId: number, random: Random): string {
  const [a, b] = [first, last].map((part) => part.toLowerCase().replace(/[^a-z]/g, ''))
  const local = random.pick([`${a}.${b}`, `${a}${b}`, `${b}.${a}`, `${a}_${b}`])
  return `${local}${accountId}@example.com`
}
