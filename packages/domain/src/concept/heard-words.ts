import { editDistance } from '../spelling/edit-distance.ts'
import { frameOf, isDevanagari, latinOf } from '../spelling/frame.ts'
import { spokenLetters } from '../spelling/spoken-letters.ts'

/** A word of the vocabulary that a Devanagari word may stand for, and how unlike they sound. */
export type HeardWord = { word: string; cost: number }

const mostHeard = 4
/** A shorter frame says too little to be looked for with a difference. */
const shortestInexact = 4
const shortest = { alone: 3, amongOthers: 2 }

/** Looks for the words of a vocabulary that sound as a word in Devanagari: इंश्योरेंस is 'insurance', एचआर 'hr'. */
export function heardWordsOf(words: readonly string[]) {
  const latin = words.filter((word) => /^[a-z0-9]+$/.test(word))
  const known = new Set(latin)
  const byFrame = Map.groupBy(latin, frameOf)
  const frames = [...byFrame.keys()]

  function framesNear(frame: string, isAlone: boolean): readonly string[] {
    // The words of spellings are singular: सेल्स is 'sale' there.
    const exact = [frame, frame.replace(/s$/, '')].filter((one) => byFrame.has(one))
    if (exact.length > 0 || isAlone) return exact
    return frame.length < shortestInexact ? [] : frames.filter((other) => editDistance(frame, other, 1) <= 1)
  }

  return (word: string, isAlone = false): HeardWord[] => {
    if (!isDevanagari(word)) return []
    const letters = spokenLetters(word)
    const spelled = letters !== undefined && known.has(letters) ? [{ word: letters, cost: 0.25 }] : []
    const frame = frameOf(word)
    if (frame.length < (isAlone ? shortest.alone : shortest.amongOthers)) return spelled
    const written = latinOf(word)
    const heard = framesNear(frame, isAlone).flatMap((near) =>
      (byFrame.get(near) ?? []).map((other) => ({ word: other, cost: costOf(written, other, frame.startsWith(near)) })),
    )
    return [...spelled, ...heard].sort((one, other) => one.cost - other.cost).slice(0, mostHeard)
  }
}

/** Less than one for words of one frame, so that several of them in a row are not taken for mistakes. */
function costOf(written: string, word: string, isExact: boolean): number {
  const unlike = editDistance(written, word, 8) / Math.max(written.length, word.length)
  return (isExact ? 0.25 : 0.75) + unlike / 2
}
