import { personOf } from '@pramaan/demo-data/people/candidate'
import { type Career, careerOf } from '@pramaan/demo-data/people/career/career'
import { identityOf } from '@pramaan/demo-data/people/identity/identity'
import type { Person } from '@pramaan/demo-data/people/identity/person'
import { type Random, streamOf } from '@pramaan/demo-data/random'
import { type Role, works } from '@pramaan/demo-data/trades/roles'
import { firstIds, type World } from '@pramaan/demo-data/world'
import { mostSkills, wishedRoles } from '@pramaan/domain/candidate'
import { type Declined, declinedBy } from '@pramaan/domain/opening-fit'
import type { Seed } from '../names/names-of.ts'
import { writtenAs } from '../names/spelled.ts'
import { aboutWritten, skillWritten, titleWritten } from './written-texts.ts'

/** What is true of a person, whatever they wrote: by this alone they are judged. */
export type Truth = {
  id: number
  /** The work that they can do and look for. */
  role: Role
  /** The roles that they chose, whatever they can do: the ids of the catalogue. */
  chosen: ReadonlySet<number>
  /** The work that they did and leave, where they change careers. */
  left: Role | undefined
  /** Whether they have worked at all, and years in that work; none for who only changes to it. */
  worked: boolean
  years: number
  /** Where they live, as the catalogue names it. */
  city: string
  /** Where they would work: at home, and where hr noted that they would go. */
  locations: ReadonlySet<string>
  skills: ReadonlySet<string>
  looking: boolean
  /** Whether they could begin at once. */
  free: boolean
  /** Expected pay in rupees a year, as hr noted it or as they say; 0 not said. */
  pay: number
  /** The kinds of work that they did not choose beside those that they chose. */
  declined: Declined
}

/** A person as they are, and as they wrote themselves down; `claimed` are skills of other work that they list and lack. */
export type JudgedPerson = { truth: Truth; person: Person; claimed: readonly string[] }

const shares = { changes: 0.07, pads: 0.1, forgets: 0.12, choosesNoRole: 0.15, writesCityOtherwise: 0.06 }

function otherWork(role: Role, random: Random): Role {
  return random.pick(works.filter((work) => work.role.domainId !== role.domainId)).role
}

function truthOf({ career, person, left }: { career: Career; person: Person; left: Role | undefined }): Truth {
  const { account, candidate, vspApplication } = person
  const noted = vspApplication?.verified ? person.hrComments : null
  return {
    id: account.id,
    role: career.role,
    chosen: new Set(wishedRoles(candidate)),
    left,
    worked: career.months > 0,
    years: left ? 0 : career.months / 12,
    city: candidate.location,
    locations: new Set([candidate.location, ...(noted ? [noted.jobLocation] : [])]),
    skills: new Set(candidate.professionalSkills),
    looking: candidate.joining !== null,
    free: !career.working,
    pay: (noted?.ctc ?? candidate.expectedCtc ?? 0) / 100,
    declined: declinedBy(candidate),
  }
}

function skillsWritten(truth: Truth, seed: Seed, random: Random) {
  const known = [...truth.skills]
  const written = known.length > 3 && random.chance(shares.forgets) ? known.slice(0, -1) : known
  const padded = random.chance(shares.pads) ? random.sample(otherWork(truth.role, random).professionalSkills, 1) : []
  const claimed = padded.filter((skill) => !truth.skills.has(skill))
  const skills = [...written, ...claimed]
    .map((label) => skillWritten(label, seed, random))
    .filter((skill, at, all) => all.indexOf(skill) === at)
  return { skills, claimed }
}

/** The same person in their own words. */
function inOwnWords(person: Person, truth: Truth, seed: Seed, random: Random): Omit<JudgedPerson, 'truth'> {
  const label = (truth.left ?? truth.role).title
  const experiences = person.experiences.map((experience) => ({
    ...experience,
    title: titleWritten(experience.title, { kind: 'role', label }, seed, random),
  }))
  const latest = experiences[0]?.title ?? null
  const wantedRole = writtenAs('label', { kind: 'role', label: truth.role.title }, seed, random) ?? truth.role.title
  const { skills, claimed } = skillsWritten(truth, seed, random)
  const { candidate } = person
  const city = writtenAs('other-name', { kind: 'city', label: truth.city }, seed, random)
  const says = candidate.description !== null
  const written = {
    ...person,
    experiences,
    candidate: {
      ...candidate,
      currentPosition: latest,
      currentJob: candidate.currentJob === null ? null : latest,
      professionalSkills: skills.slice(0, mostSkills - candidate.generalSkills.length),
      description: says ? aboutWritten(latest ?? wantedRole, skills, Math.floor(truth.years), random) : null,
      jobRoleIds: latest !== null && !truth.left && random.chance(shares.choosesNoRole) ? [] : candidate.jobRoleIds,
      location: city && random.chance(shares.writesCityOtherwise) ? city : candidate.location,
    },
  }
  return { person: written, claimed }
}

/** The judged person of an index: the same for the same seed and day. */
export function judgedPerson(world: World, seed: Seed, index: number): JudgedPerson {
  const random = streamOf(world.seed, 'judged', index)
  const career = careerOf(random, world.now)
  const identity = identityOf(career.trade.women, random)
  const made = personOf(
    world,
    { index, accountId: firstIds.candidate + index, career, identity, choosesRoles: true },
    random,
  )
  const left = career.months > 0 && random.chance(shares.changes) ? otherWork(career.role, random) : undefined
  const truth = truthOf({ career, person: made, left })
  return { truth, ...inOwnWords(made, truth, seed, random) }
}
