import { dirname } from 'node:path'

/** The maximum number of source files directly in a folder: what a reader takes in at a glance. */
export const mostFiles = 12

/** Folders that may hold more, each with the reason. */
export const largeFolders: Readonly<Record<string, string>> = {}

const source = /\.(ts|tsx|mjs|cjs|css)$/
const beside = /\.(test|spec|stories|setup)\.tsx?$|\.d\.ts$/

/** Folders that hold too many source files, tests and stories not counted; and exceptions that are not needed. */
export function folderProblems(
  files: readonly string[],
  exceptions: Readonly<Record<string, string>> = largeFolders,
): string[] {
  const counts = new Map<string, number>()
  for (const file of files)
    if (source.test(file) && !beside.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const large = [...counts].filter(([, count]) => count > mostFiles)
  const unneeded = Object.keys(exceptions).filter((folder) => !large.some(([name]) => name === folder))
  return [
    ...large
      .filter(([folder]) => !(folder in exceptions))
      .map(
        ([folder, count]) => `${folder}: ${count} source files, ${mostFiles} at most: give some a folder of their own`,
      ),
    ...unneeded.map((folder) => `${folder}: needs no exception`),
  ]
}
