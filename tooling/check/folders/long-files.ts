/** The maximum number of lines of a source file, and of a test with its support. */
export const mostLines = { source: 250, test: 350 } as const

/** Lists of data, whose length no reader minds. */
const lists = /\/reference-data\/|\/vocabulary\/|\/trades\/schooling\.ts$/
const measured = /\.(ts|tsx|mjs|cjs)$/
const ofTests = /\.(test|spec)\.tsx?$|\/testing\//
const generated = /\/migrations\/|\.d\.ts$/

/** Whether a file's length is limited. */
export function isMeasured(path: string): boolean {
  return measured.test(path) && !lists.test(path) && !generated.test(path)
}

/** Files that are too long. Every line counts, while Biome leaves out those inside block comments and templates. */
export function longFiles(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => isMeasured(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .map(({ path, lines }) => ({ path, lines, most: ofTests.test(path) ? mostLines.test : mostLines.source }))
    .filter(({ lines, most }) => lines > most)
    .map(({ path, lines, most }) => `${path}: ${lines} lines, ${most} at most: shorten it, or split it by meaning`)
}
