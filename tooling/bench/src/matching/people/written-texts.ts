import type { Random } from '@pramaan/demo-data/random'
import type { Seed } from '../names/names-of.ts'
import { type Named, type Spelling, writtenAs } from '../names/spelled.ts'

const titleSpellings: readonly (readonly [Spelling, number])[] = [
  ['label', 50],
  ['lower', 18],
  ['other-name', 17],
  ['mistyped', 7],
  ['joined', 4],
  ['devanagari', 4],
]

const skillSpellings: readonly (readonly [Spelling, number])[] = [
  ['label', 58],
  ['lower', 16],
  ['other-name', 16],
  ['mistyped', 5],
  ['joined', 2],
  ['devanagari', 3],
]

/** Titles that say nothing of the work. */
const vagueTitles = [
  ...['Executive', 'Engineer', 'Working professional', 'Associate', 'Trainee', 'Staff', 'Senior Executive'],
  ...['Officer', 'Consultant', 'Self employed', 'Intern', 'Manager'],
]

/** Whether a title says nothing of the work. */
export function isVague(title: string): boolean {
  return vagueTitles.includes(title)
}

const seniority = /^(Senior|Lead|Junior) /
const seniorWords: Readonly<Record<string, readonly string[]>> = {
  Senior: ['Sr.', 'Sr', 'senior', 'Senior'],
  Lead: ['Lead', 'lead', 'Team Lead -'],
  Junior: ['Jr.', 'Jr', 'junior', 'Junior'],
}

/** What stands behind a title on some profiles. */
const tails = [' | Immediate joiner', ' - Open to work', ' (Fresher)', ' II', ', MNC', ' at night shift']

function rawTitle(role: Named, seed: Seed, random: Random) {
  return writtenAs(random.weighted(titleSpellings), role, seed, random) ?? role.label
}

/** A title as a person writes it: a generated one keeps its seniority, and one of nine says nothing of the work. */
export function titleWritten(generated: string, role: Named, seed: Seed, random: Random): string {
  if (random.chance(0.11)) return random.pick(vagueTitles)
  const [, senior] = seniority.exec(generated) ?? []
  const title = rawTitle(role, seed, random)
  const words = senior ? seniorWords[senior] : undefined
  const ranked = words ? `${random.pick(words)} ${title}` : title
  return random.chance(0.06) ? `${ranked}${random.pick(tails)}` : ranked
}

const versioned: Readonly<Record<string, readonly string[]>> = {
  Java: ['Java 8', 'Java 17', 'Java (8, 11)'],
  Python: ['Python 3', 'Python 3.11'],
  React: ['React 18', 'ReactJS 17'],
  Angular: ['Angular 12', 'Angular 2+'],
  '.NET': ['.NET 6', '.NET Framework 4.8'],
  PHP: ['PHP 7', 'PHP 8.1'],
  MySQL: ['MySQL 5.7', 'MySQL 8'],
  'Tally Prime': ['Tally Prime 3.0', 'Tally ERP 9'],
  AutoCAD: ['AutoCAD 2020', 'AutoCAD 2D/3D'],
  'Spring Boot': ['Spring Boot 3', 'Spring Boot (2.x)'],
  'Microsoft Excel': ['MS Excel 2016', 'Excel 365'],
  'Adobe Photoshop': ['Photoshop CC', 'Photoshop CS6'],
}
const levels = [' - advanced', ' (2 yrs)', ' (basic)', ': expert', ' (intermediate)']

/** A skill as a person writes it, sometimes with a version or how well they know it. */
export function skillWritten(label: string, seed: Seed, random: Random): string {
  const versions = versioned[label]
  if (versions && random.chance(0.25)) return random.pick(versions)
  const written = writtenAs(random.weighted(skillSpellings), { kind: 'skill', label }, seed, random) ?? label
  return random.chance(0.05) ? `${written}${random.pick(levels)}` : written
}

/** What a person writes about themselves: sentences as on a CV. */
export function aboutWritten(title: string, skills: readonly string[], years: number, random: Random): string {
  const known = skills.slice(0, 3).join(', ')
  const last = skills.at(-1) ?? 'work'
  const worked = [
    `I have ${years} years exp as ${title}. Worked on ${known}.`,
    `${title} with ${years}+ yrs of experience, hands on ${known}`,
    `Mujhe ${known} aata hai, ${years} saal ka experience hai.`,
  ]
  const text = random.pick([
    ...(years > 0
      ? worked
      : [`Fresher, completed course in ${known}. Want job as ${title}.`, `Mujhe ${known} aata hai.`]),
    `Hardworking ${title} having knowledge of ${known}. Looking for good opportunity.`,
    `Responsible for ${last} and daily reporting. Good team player, quick learner.`,
    `मला ${last} चा अनुभव आहे. ${title} म्हणून काम केले आहे.`,
    'Seeking a challenging position in a reputed organisation where I can grow.',
  ])
  return text.slice(0, 150)
}
