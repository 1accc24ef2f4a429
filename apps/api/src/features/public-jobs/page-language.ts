import type { Language } from '@pramaan/domain/language'
import type { FastifyRequest } from 'fastify'
import { readersLanguage } from '../../http/web/readers-language.ts'
import { texts as en, type PageTexts } from './texts/en.ts'
import { texts as hi } from './texts/hi.ts'
import { texts as mr } from './texts/mr.ts'

const catalogues: Readonly<Record<Language, PageTexts>> = { en, hi, mr }

/** The language of a page with its texts; `chosen` when the address names it. */
export type PageLanguage = { language: Language; chosen: boolean; t: PageTexts }

/** The language of a request's reader with the texts of public job pages. */
export function languageOf(request: FastifyRequest): PageLanguage {
  const read = readersLanguage(request)
  return { ...read, t: catalogues[read.language] }
}
