import { conceptKinds } from '@pramaan/domain/concept'
import { facts, grades } from '@pramaan/domain/fit'
import { wordPositions } from '@pramaan/domain/search'
import { z } from 'zod'

/**
 * Words that are not searched: those that every employer writes and no record contains, those about a person's gender,
 * age, family, religion or caste, and fillers.
 */
export const unsearchedKinds = ['trait', 'personal', 'unused'] as const

/** One part of a search's words as it was understood; removing the characters `from` to `to` removes it. */
export const readPart = z.object({
  from: z.number().int(),
  to: z.number().int(),
  kind: z.enum([
    'concept',
    'experience',
    'level',
    'pay',
    'joining',
    'passing',
    'work',
    'phrase',
    'word',
    ...unsearchedKinds,
  ]),
  /** The kind of concept that it names; of several kinds, the one that orders the list. Null for other parts. */
  concept: z.enum(conceptKinds).nullable(),
  /** The labels of the concepts, any of which matches, or the word or phrase itself. */
  texts: z.array(z.string()),
  /** Whether it was corrected to the nearest known spelling. */
  corrected: z.boolean(),
  /** That spelling where it says more than the label: “Spoken English”, not “English”; otherwise null. */
  meant: z.string().nullable(),
  /** For a word that no candidate has: names that are spelled similarly, none of them clearly meant. */
  mayMean: z.array(z.string()),
  excluded: z.boolean(),
  /** Whether it was dropped because no candidate has it together with the rest, or because it is never searched. */
  dropped: z.boolean(),
  /** Whether no candidate has it, only what is similar to it. */
  similar: z.boolean(),
  /** Whether candidates have it, but the filters exclude all of them. */
  filtered: z.boolean(),
  /** What was searched instead because no candidate has it; empty if it was searched as it is. */
  instead: z.array(z.string()),
  /** Months of work, rupees a year, days until they can join, or the years in which they passed out. */
  least: z.number().nullable(),
  most: z.number().nullable(),
})

/**
 * Why a candidate fits: what was searched for and what kind of concept that is, where in the profile it is, and the
 * related concept it was matched through, if any.
 */
const reason = z.object({
  asked: z.array(z.string()),
  kind: z.enum(conceptKinds),
  grade: z.enum(grades).nullable(),
  /** What the person said, on which it rests; null where they lack it. */
  fact: z.enum(facts).nullable(),
  through: z.string().nullable(),
})

/** The reasons for a candidate's rank, one for each title, skill or degree searched for; null if none was. */
export const fit = z.array(reason).nullable()

/** Where a profile has a word of the search that names no concept; `from` is the word's, in `reading`. */
export const foundWord = z.object({ from: z.number().int(), position: z.enum(wordPositions) })
