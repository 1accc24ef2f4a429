import { expect, test } from 'vitest'
import { folderProblems, mostFiles } from './folders.ts'

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`)

test('a folder with one source file too many is named with how many it holds; tests, stories and texts do not count', () => {
  const full = [...filesIn('src/jobs', mostFiles), 'src/jobs/job.test.ts', 'src/jobs/job.stories.tsx', 'src/jobs/a.md']
  expect(folderProblems(full, {})).toEqual([])
  expect(folderProblems([...full, 'src/jobs/sub/one.ts'], {})).toEqual([])
  expect(folderProblems([...full, 'src/jobs/one-more.tsx'], {})).toEqual([
    'src/jobs: 13 source files, 12 at most: give some a folder of their own',
  ])
})

test('a folder with an exception may hold more, and an exception that is not needed is named', () => {
  const files = filesIn('src/large', mostFiles + 1)
  expect(folderProblems(files, { 'src/large': 'one file a country' })).toEqual([])
  expect(folderProblems(files.slice(1), { 'src/large': 'one file a country' })).toEqual([
    'src/large: needs no exception',
  ])
})
