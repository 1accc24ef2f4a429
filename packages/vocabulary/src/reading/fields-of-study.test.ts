import { fieldsOfStudy } from '@pramaan/domain/education'
import { expect, test } from 'vitest'
import { conceptEntries } from '../concept-entries.ts'

test.each(['degree', 'title'] as const)('the fields of study name each %s by its label', (kind) => {
  const labels = new Set(conceptEntries[kind].map(({ label }) => label))
  const named = fieldsOfStudy.flatMap(({ degrees, titles }) => (kind === 'degree' ? degrees : titles))
  expect(named.filter((name) => !labels.has(name))).toEqual([])
})
