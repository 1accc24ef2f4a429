import { type SpelledWord, spelledWords } from '../../../spelling/spelling.ts'
import type { Reading } from '../../passes/reading.ts'
import { phraseVocabulary } from '../../words/phrases.ts'

/** Marathi endings that exclude, and the plain ending that their word is read with instead. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:शिवाय|व्यतिरिक्त|खेरीज|विना|बाहेर(?:ील|चा|ची|चे|च्या)?)$/u, 'ला'],
  [/(?:shivay|sivay|vyatirikt|baher(?:il|cha|che|chi)?)$/iu, 'cha'],
]

function splitAt(text: string, word: SpelledWord): SpelledWord[] {
  const written = text.slice(word.from, word.to)
  for (const [ending, plain] of endings) {
    const from = word.from + (ending.exec(written)?.index ?? 0)
    const [stem] = from - word.from < 2 ? [] : spelledWords(text.slice(word.from, from) + plain)
    const [negation] = stem ? spelledWords(text.slice(from, word.to)) : []
    if (stem && negation)
      return [
        { ...word, folded: stem.folded, key: stem.key, to: from },
        { ...negation, from, to: word.to, apart: false },
      ]
  }
  return [word]
}

/** The words of a text in which an ending that excludes is a word: 'पुण्याबाहेर' is outside Pune. */
export function withEndingsApart({ text, words }: Reading): Partial<Reading> {
  const isPhrase = ({ folded }: SpelledWord) => phraseVocabulary().exact(folded).length > 0
  return { words: words.flatMap((word) => (isPhrase(word) ? [word] : splitAt(text, word))) }
}
