import { expect, test } from 'vitest'
import { reachedBy } from '../run/reached.mjs'

const packages = [
  { folder: 'packages/domain', name: '@pramaan/domain', uses: ['zod'] },
  { folder: 'packages/contract', name: '@pramaan/contract', uses: ['@pramaan/domain'] },
  { folder: 'apps/api', name: '@pramaan/api', uses: ['@pramaan/contract'] },
  { folder: 'apps/staff', name: '@pramaan/staff', uses: ['@pramaan/api'] },
  { folder: 'apps/employer', name: '@pramaan/employer', uses: ['@pramaan/contract'] },
]

test.each([
  ['a screen of one app reaches that app alone', ['apps/staff/src/screens/x.tsx'], ['apps/staff']],
  ['the API reaches the app whose tests run it', ['apps/api/src/app.ts'], ['apps/api', 'apps/staff']],
  ['the domain reaches everything above it', ['packages/domain/src/x.ts'], packages.map(({ folder }) => folder)],
  ['the lockfile reaches everything', ['pnpm-lock.yaml'], packages.map(({ folder }) => folder)],
  ['a document reaches nothing', ['README.md', 'docs/api.md', 'apps/staff/README.md', '.changeset/x.md'], []],
])('%s', (_, files, folders) => {
  expect([...reachedBy(files, packages)].toSorted()).toEqual(folders.toSorted())
})
