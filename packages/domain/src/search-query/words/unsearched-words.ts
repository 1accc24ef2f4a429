import lists from '../../words/unsearched.json' with { type: 'json' }
import { communities } from './communities.ts'

/**
 * Words that are recognised and are no question, by what they are. Traits are what employers write of everyone and no
 * record says: the nouns, such as 'integrity' and 'punctuality', are skills that people list; of skills that work is made
 * of, such as communication or teamwork, every form is one. Personal is a person's gender, age, looks, family, religion or
 * caste, which never order or narrow a list; languages and surnames are none.
 */
export const unsearchedWords = {
  trait: lists.trait,
  personal: [...lists.personal, ...lists.looks, ...communities],
  /** Where people work: beside work it says nothing, alone it may be in a title. */
  workplace: lists.workplace,
  /** What a place is called by, which beside one says nothing. */
  ofPlace: lists.ofPlace,
  /** How people come to a job, how far it is, when and where they would work, and board, lodging and allowances. */
  unused: lists.unused,
  /** Hours that an employer offers: no profile has them, and a job may say them. */
  offered: lists.offered,
  /** What seekers of work say of a job, and no job is found by: kinds of employers, and that it is new. */
  saidOfJobs: lists.saidOfJobs,
  /** Where the person is who searches. */
  nearMe: lists.nearMe,
} satisfies Readonly<Record<string, readonly string[]>>
