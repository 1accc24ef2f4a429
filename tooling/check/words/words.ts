/** Words that this house once used in a meaning of its own, and what to write instead. */
const plainWords: Readonly<Record<string, string>> = {
  anew: 'again',
  dearest: 'most expensive',
  deed: 'action',
  deeds: 'actions',
  mend: 'fix',
  mended: 'fixed',
  mending: 'fixing',
  mends: 'fixes',
  whomever: 'the person',
}

/** The private words of a text, each with its place; names are read part by part, so `whyNotMend` has one. */
export function privateWordsIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      partsOf(line).flatMap((part) =>
        Object.hasOwn(plainWords, part) ? [`${file}:${index + 1}: "${part}", write ${plainWords[part]}`] : [],
      ),
    )
}

function partsOf(line: string) {
  return (line.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase())
}
