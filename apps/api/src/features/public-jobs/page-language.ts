import { type Language, languages } from '@pramaan/domain/language'
import type { FastifyRequest } from 'fastify'
import { texts as en, type PageTexts } from './texts/en.ts'
import { texts as hi } from './texts/hi.ts'
import { texts as mr } from './texts/mr.ts'

const catalogues: Readonly<Record<Language, PageTexts>> = { en, hi, mr }

/** The language of a page with its texts; `chosen` when the address names it. */
export type PageLanguage = { language: Language; chosen: boolean; t: PageTexts }

/** The language that the address names, else the first of the browser's that we have, else English. */
export function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): PageLanguage {
  const named = languages.find((language) => (query as { lang?: unknown }).lang === language)
  const language = named ?? preferred(headers['accept-language'] ?? '') ?? 'en'
  return { language, chosen: named !== undefined, t: catalogues[language] }
}

function preferred(accepted: string) {
  const ordered = accepted
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.trim().split(';')
      return { tag: tag.toLowerCase().split('-')[0] ?? '', weight: Number(weight.trim().slice(2)) || 0 }
    })
    .sort((one, other) => other.weight - one.weight)
  return ordered.flatMap(({ tag }) => languages.filter((language) => language === tag))[0]
}
