type Known = { word: string; uses: number }

/** The edit distance of two words: letters changed, added, removed or swapped with their neighbour. */
export function lettersApart(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let distance = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) distance = Math.min(distance, (before[j - 2] ?? 0) + 1)
      row.push(distance)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}

/**
 * The words that a mistyped one may mean: itself, and those one letter away (two from eight letters on), most common
 * first, because a rare word similar to a common one is usually a misspelling. A complete word ends in a space; the
 * typed word stays a prefix. The last word of a search may be unfinished, so words with a similar beginning count if no
 * complete word is similar.
 */
export function nearWords(typed: string, known: readonly Known[], isLast: boolean): string[] {
  const within = (most: number, apart: (word: string) => number) =>
    known
      .filter(({ word }) => word !== typed && apart(word) <= most)
      .sort((a, b) => b.uses - a.uses)
      .slice(0, 6)
  const full = (word: string) => lettersApart(typed, word)
  const near = within(1, full)
  const begun = known.filter(({ word }) => word.startsWith(typed)).map(({ uses }) => uses)
  if (near.length || begun.length) {
    const self = begun.length ? [{ word: typed, uses: Math.max(...begun) }] : []
    const both = [...near, ...self].sort((a, b) => b.uses - a.uses)
    return both.map(({ word }) => (word === typed ? word : `${word} `))
  }
  const beginnings = isLast ? within(1, (word) => lettersApart(typed, word.slice(0, typed.length))) : []
  const further = typed.length >= 8 ? within(2, full) : []
  return [...beginnings.map(({ word }) => word), ...further.map(({ word }) => `${word} `)]
}
