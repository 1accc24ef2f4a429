import { type Language, languages } from '@pramaan/domain/language'
import type { FastifyRequest } from 'fastify'

type Read = { language: Language; chosen: boolean }

/**
 * The reader's language: the one in the URL, else the one chosen in the app in this browser, else the browser's first
 * one that we have, else English. `chosen` is true for the one in the URL.
 */
export function readersLanguage({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Read {
  const inAddress = languages.find((language) => (query as { lang?: unknown }).lang === language)
  const language = inAddress ?? ofApp(headers.cookie ?? '') ?? preferred(headers['accept-language'] ?? '') ?? 'en'
  return { language, chosen: inAddress !== undefined }
}

/** The language chosen in the app, from the app's cookie. */
function ofApp(cookies: string) {
  const stored = /(?:^|; )language=(\w+)/.exec(cookies)?.[1]
  return languages.find((language) => language === stored)
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
