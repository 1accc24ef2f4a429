type Package = { folder: string; name: string; uses: readonly string[] }

export function reachedBy(files: readonly string[], packages?: readonly Package[]): Set<string>

/** What Git answers, line by line. */
export function linesOfGit(args: readonly string[]): string[]
