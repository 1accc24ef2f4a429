import { grades } from '@pramaan/domain/fit'
import { z } from 'zod'

/** One stretch of the words of a search as it was understood; taking `from` to `to` out of the words takes it away. */
export const readPart = z.object({
  from: z.number().int(),
  to: z.number().int(),
  kind: z.enum(['concept', 'experience', 'level', 'pay', 'joining', 'work', 'phrase', 'word']),
  /** Concepts by their labels, any of which answers; the word or phrase itself. */
  texts: z.array(z.string()),
  /** Whether it was read as the nearest spelling that we know. */
  corrected: z.boolean(),
  excluded: z.boolean(),
  /** Whether it was left aside, because nobody has it beside the rest. */
  dropped: z.boolean(),
  /** What was searched in its stead, because no candidate has it; empty where it was searched itself. */
  instead: z.array(z.string()),
  /** Months of work, or rupees a year. */
  least: z.number().nullable(),
  most: z.number().nullable(),
})

/** Why a candidate fits: what was asked, where in the profile it is, and through which concept, if another one. */
const reason = z.object({
  asked: z.array(z.string()),
  grade: z.enum(grades).nullable(),
  through: z.string().nullable(),
})

/** The reasons that ordered a candidate, one for each title, skill or degree asked for; null where nothing was. */
export const fit = z.array(reason).nullable()
