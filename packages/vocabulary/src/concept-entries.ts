import { type ConceptKind, conceptKinds } from '@pramaan/domain/concept'
import { type Line, linesOf } from './lines.ts'
import { type ConceptEntry, conceptEntry } from './shapes.ts'

/** The lists of each kind; a new database numbers the concepts in this order. */
export const conceptFiles: Readonly<Record<ConceptKind, readonly string[]>> = {
  title: [
    'titles/software',
    'titles/data',
    'titles/design-and-media',
    'titles/marketing-and-sales',
    'titles/support-and-office',
    'titles/finance',
    'titles/people-and-operations',
    'titles/manufacturing',
    'titles/electrical',
    'titles/civil',
    'titles/healthcare',
    'titles/hospitality-and-services',
    'titles/education',
  ],
  skill: [
    'skills/programming',
    'skills/infrastructure',
    'skills/data-and-ai',
    'skills/design-and-media',
    'skills/marketing-and-sales',
    'skills/support-and-general',
    'skills/finance',
    'skills/people-and-operations',
    'skills/mechanical',
    'skills/electrical',
    'skills/civil',
    'skills/healthcare',
    'skills/services-and-teaching',
  ],
  city: [
    'cities/states',
    'cities/maharashtra',
    'cities/south',
    'cities/north',
    'cities/west-and-centre',
    'cities/east',
    'cities/districts',
  ],
  degree: ['degrees/schools-and-trades', 'degrees/graduates', 'degrees/postgraduates'],
  domain: ['domains'],
}

/** Entries by kind, each with its file and line. */
export type ConceptLines = Readonly<Record<ConceptKind, readonly Line<ConceptEntry>[]>>

/** Makes something of each kind of concept. */
function ofEachKind<Made>(make: (kind: ConceptKind) => Made): Readonly<Record<ConceptKind, Made>> {
  return Object.fromEntries(conceptKinds.map((kind) => [kind, make(kind)])) as Record<ConceptKind, Made>
}

/** The lines of our own list of concepts. */
export const conceptLines: ConceptLines = ofEachKind((kind) =>
  conceptFiles[kind].flatMap((list) => linesOf(list, conceptEntry)),
)

/** Our own list of concepts, made for India: every meaning with the spellings that people write. */
export const conceptEntries = ofEachKind((kind): readonly ConceptEntry[] =>
  conceptLines[kind].map(({ value }) => value),
)
