import type { Language } from '@pramaan/domain/language'
import { en } from './en/en.ts'
import { hi } from './hi/hi.ts'
import { mr } from './mr/mr.ts'
import type { DataWords } from './shape.ts'

/** The words of each language. */
export const dataWords: Readonly<Record<Language, DataWords>> = { en, hi, mr }
