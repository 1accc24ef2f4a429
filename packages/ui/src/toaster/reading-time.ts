const leastMillisecondsShown = 5000
const millisecondsPerLetter = 70

/**
 * How long a toast stays, in milliseconds: at least 5 s and the given minimum, longer for long texts and for
 * Devanagari.
 */
export function readingTime(text: string, leastMilliseconds = 0): number {
  // A Devanagari letter has about two code points and is read more slowly than a Latin one.
  const letters = [...text].length * (/\p{Script=Devanagari}/u.test(text) ? 1.3 : 1)
  return Math.max(leastMillisecondsShown, leastMilliseconds, Math.round(letters * millisecondsPerLetter))
}
