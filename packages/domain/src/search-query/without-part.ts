import type { TextRange } from './query-parts.ts'

/** Words and signs that only make sense before another word. */
const before =
  /(?:(?:^|\s)(?:in|at|near|around|from|for|with|of|or|and|not|without|except|ya|या|किंवा|और|आणि|-)|[,/|&])\s*$/iu
const after = /^\s*(?:mein|mei|madhe|madhye|ka|ki|ke|wala|wale|में|मध्ये|का|की|के|वाला|वाले)(?=\s|$)/iu
const signs = /^[\s,/|&]+/

function stripped(text: string, dangling: RegExp): string {
  const shorter = text.replace(dangling, '')
  return shorter === text ? text : stripped(shorter, dangling)
}

/** A query without one of its parts and the words that only introduced it. */
export function withoutPart({ text }: { text: string }, { from, to }: TextRange): string {
  const start = stripped(text.slice(0, from), before)
  const rest = stripped(text.slice(to), after)
  const tidy =
    start.trim() === '' ? rest.replace(signs, '') : rest.replace(/^\s*,\s*(?=\S)/, ', ').replace(/^[\s,]+$/, '')
  return `${start}${/^[,\s]/.test(tidy) ? '' : ' '}${tidy}`.replace(/\s+/g, ' ').trim()
}
