import { joinAlternatives } from '../alternatives.ts'
import { withBareNumbers } from '../bare-numbers.ts'
import { eachOnce, firstParts } from '../most-parts.ts'
import { withTrainees } from '../trainees.ts'
import { withoutContradictions } from '../wanted/exclusions/contradictions.ts'
import { withExcludedNames } from '../wanted/exclusions/excluded-fillers.ts'
import { withoutLoneLetters } from '../wanted/lone-letters.ts'
import { withOwnCity } from '../wanted/near-me.ts'
import { withoutOptional } from '../wanted/optional.ts'
import { withRanksOfWork } from '../wanted/ranks-of-work.ts'
import { withoutWorkplaces, withUnsearched } from '../wanted/unsearched.ts'
import { withWaysAsWords } from '../wanted/ways-of-work.ts'
import type { Pass, Reading } from './reading.ts'

/** The parts of a query. A word that would exclude, with nothing beside it to exclude, asks for nothing. */
function withParts({ items }: Reading): Partial<Reading> {
  return { parts: items.flatMap(({ part, says }) => (part && !says ? [part] : [])) }
}

/** The third phase: what the query asks for. */
export const partPasses: readonly Pass[] = [
  {
    name: 'parts',
    does: 'What is asked for and what is excluded are the parts of the query.',
    example: ['driver', 'Driver'],
    run: withParts,
  },
  {
    name: 'own city',
    does: 'Near me is the city of the person who searches.',
    example: ['driver near me', 'Driver · Pune'],
    run: withOwnCity,
  },
  {
    name: 'workplaces',
    does: 'Where people work is left out where the work itself is named.',
    example: ['accountant district pune', 'Accountant · Pune'],
    run: withoutWorkplaces,
  },
  {
    name: 'lone letters',
    does: 'A lone letter beside work finds nobody; often the next word is still being typed.',
    example: ['accountant x pune', 'Accountant · (unused: x) · Pune'],
    run: withoutLoneLetters,
  },
  {
    name: 'bare numbers',
    does: 'A number without a unit is what it most likely counts, or is left out.',
    example: ['java 3-5', 'Java · years 3-5'],
    run: withBareNumbers,
  },
  {
    name: 'optional',
    does: 'What is only allowed is not asked for.',
    example: ['telecaller, freshers can also apply', 'Telecaller · (unused: freshers)'],
    run: withoutOptional,
  },
  {
    name: 'excluded names',
    does: 'An excluded word is what it names together with the work that is asked for.',
    example: ['manual tester no automation', 'Software Test Engineer|Manual Testing · -Automation Test Engineer'],
    run: withExcludedNames,
  },
  {
    name: 'contradictions',
    does: 'What is asked for is not excluded by its other name: nobody would be left.',
    example: ['java developer not core java', 'Java Developer · -"core java"'],
    run: withoutContradictions,
  },
  {
    name: 'ranks of work',
    does: 'Who leads others at the work beside it is asked for as "senior" is.',
    example: ['team lead java', 'years 3- · Java'],
    run: withRanksOfWork,
  },
  {
    name: 'ways as words',
    does: 'Freelance and hybrid work are words, as no person has them as a field.',
    example: ['freelance surveyor', 'word freelance · Land Surveyor'],
    run: withWaysAsWords,
  },
  {
    name: 'trainees',
    does: 'A title with "trainee" in it asks for freshers too.',
    example: ['trainee civil engineer', 'Fresher · Civil Engineer'],
    run: withTrainees,
  },
  {
    name: 'first parts',
    does: 'A text of very many parts is searched by the first of them, as each part costs a look through what is searched.',
    example: [
      'zqa zqb zqc zqd zqe zqf zqg zqh zqi zqj zqk zql zqm',
      'word zqa · word zqb · word zqc · word zqd · word zqe · word zqf · word zqg · word zqh · word zqi · word zqj · word zqk · word zql · (unused: zqm)',
    ],
    run: firstParts,
  },
  {
    name: 'alternatives',
    does: 'Parts with "or" between them are one, and so are two cities.',
    example: ['pune or mumbai', 'Pune|Mumbai'],
    run: joinAlternatives,
  },
  {
    name: 'unsearched',
    does: 'What is in no part and is no filler is said not to be searched.',
    example: ['honest driver', '(trait: honest) · Driver'],
    run: withUnsearched,
  },
  {
    name: 'each once',
    does: 'What is said twice is asked for once.',
    example: ['driver pune driver', 'Driver · Pune'],
    run: eachOnce,
  },
]
