const longest = 64
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array]

function isSwapped(a: string, b: string, i: number, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
}

/**
 * The number of letters to add, remove, replace or swap with the next to turn one word into another; `most` + 1 if it
 * is more than that.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most || a.length > longest || b.length > longest) return most + 1
  let [older, before, row] = rows
  for (let j = 0; j <= b.length; j++) before[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const replaced = (before[j - 1] ?? 0) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
      let cost = Math.min(replaced, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (isSwapped(a, b, i, j)) cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[older, before, row] = [before, row, older]
  }
  return before[b.length] ?? most + 1
}
