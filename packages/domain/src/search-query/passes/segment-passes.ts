import {
  withAddresses,
  withExperience,
  withNotice,
  withPay,
  withPersonalNumbers,
  withQuotations,
  withWords,
  withYearsOfPassing,
} from '../amounts/written.ts'
import { correct } from '../corrections/corrections.ts'
import { withJoinedApart } from '../joined-words.ts'
import { withQualifiedWork, withSharedHeads, withSkillsOfTitles } from '../kinds/shared-head.ts'
import { segmentsOf } from '../segments.ts'
import { withEndingsApart } from '../wanted/exclusions/joined-negations.ts'
import { withInstitutions, withPlacesBesideWork } from '../wanted/places.ts'
import type { Pass } from './reading.ts'

/** The first phase: from the text to names of our lists and words that are in none. */
export const segmentPasses: readonly Pass[] = [
  {
    name: 'quotations',
    does: 'What stands in quotation marks is looked for as it is written. It comes first, so that nothing inside is read as anything else.',
    example: ['"night shift" nurse', '"night shift" · Nurse'],
    run: withQuotations,
  },
  {
    name: 'addresses',
    does: 'The address of an e-mail or a page is one word, so that its parts find nobody.',
    example: ['rahul@example.com', 'word rahul@example.com'],
    run: withAddresses,
  },
  {
    name: 'years of passing',
    does: 'A year beside "passed out", "batch" and the like is the year of passing.',
    example: ['b.tech 2025 batch', 'B.E./B.Tech · passed 2025-2025'],
    run: withYearsOfPassing,
  },
  {
    name: 'pay',
    does: 'An amount of money is pay, in rupees a year.',
    example: ['accountant under 4 lpa', 'Accountant · lakh -4'],
    run: withPay,
  },
  {
    name: 'notice',
    does: 'A notice period, or a time to join, says how soon they can begin.',
    example: ['java developer 15 days notice', 'Java Developer · within 30 days'],
    run: withNotice,
  },
  {
    name: 'personal numbers',
    does: 'Ages, heights and weights are recognised and not searched.',
    example: ['driver age 25 to 35 years', 'Driver · (personal: age 25 to 35 years)'],
    run: withPersonalNumbers,
  },
  {
    name: 'experience',
    does: 'Years and months of work are experience.',
    example: ['java developer 3 years', 'Java Developer · years 3-'],
    run: withExperience,
  },
  {
    name: 'words',
    does: 'What is left is split into words.',
    example: ['accountant', 'Accountant'],
    run: withWords,
  },
  {
    name: 'endings that exclude',
    does: 'A Marathi ending that excludes is a word of its own. In Marathi "outside" and "without" are written so, joined to the word.',
    example: ['पुण्याबाहेर अकाउंटेंट', '-Pune · Accountant'],
    run: withEndingsApart,
  },
  {
    name: 'joined words',
    does: 'Two words that were typed as one are two, where both are in our lists.',
    example: ['pythonpune', 'Python · Pune'],
    run: withJoinedApart,
  },
  {
    name: 'names',
    does: 'Words are found in our lists, the longest names first.',
    example: ['java developer pune', 'Java Developer · Pune'],
    run: segmentsOf,
  },
  {
    name: 'institutions',
    does: 'The name of a college, bank or board is looked for as it is, though a city is in it. It comes before corrections, which look at the words around an unknown one.',
    example: ['mba from iim ahmedabad', 'MBA · word iim ahmedabad'],
    run: withInstitutions,
  },
  {
    name: 'places beside work',
    does: 'What may be a place or work is the place where other work is named.',
    example: ['kharadi bpo', 'Kharadi · Customer Support Executive|Customer Support & BPO'],
    run: withPlacesBesideWork,
  },
  {
    name: 'corrections',
    does: 'Unknown words are read as what they were most likely meant to be.',
    example: ['javva develper', '~Java Developer'],
    run: correct,
  },
  {
    name: 'qualified work',
    does: 'A qualification that is one name with its work asks for both.',
    example: ['iti fitter', 'ITI Fitter · Fitter'],
    run: withQualifiedWork,
  },
  {
    name: 'shared heads',
    does: 'Two kinds of work share the word that stands behind the second.',
    example: ['civil and mechanical engineer', 'Civil Engineer|Mechanical Engineer'],
    run: withSharedHeads,
  },
  {
    name: 'skills of titles',
    does: 'A title that is named with a skill asks for both. It comes last, as it takes names apart that the passes before it put together.',
    example: ['django developer', 'Django · Python Developer'],
    run: withSkillsOfTitles,
  },
]
