import type { SpelledWord } from '../../../spelling/spelling.ts'

/**
 * Whether a dash before a word says that it is not wanted: one with a space or nothing before it, and none behind it. No
 * name goes over such a dash, so 'front -end' asks for what is no end.
 */
export function isDashBefore(text: string, { from }: Pick<SpelledWord, 'from'>): boolean {
  return /(?:^|[\s(,])[-−–]$/.test(text.slice(Math.max(0, from - 2), from))
}
