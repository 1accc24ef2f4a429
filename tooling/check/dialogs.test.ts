import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const files = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))

/** Dialogs that ask for nothing: one reads, or a press on one of the choices is the answer. Close and Escape end them. */
const asksNothing = [
  'apps/staff/src/features/certifications/certification-dialog.tsx',
  'apps/staff/src/features/settings/version-dialog.tsx',
  'apps/staff/src/lists/selection/skipped-people-dialog.tsx',
  'packages/app-shell/src/header/location-picker.tsx',
  'packages/app-shell/src/header/shortcuts-dialog.tsx',
  'packages/app-shell/src/sign-in/consent/policy-dialog.tsx',
  'packages/features/src/profile/paper/profile-pdf-button.tsx',
]

test('every dialog is the design system’s, where stories prove that Escape closes it and the focus returns', () => {
  const ofApps = files.filter(({ file }) => !file.startsWith('packages/ui/'))
  expect(ofApps.length).toBeGreaterThan(500)
  const homemade = ofApps.filter(({ text }) => /radix-ui|<dialog[\s>]|role="(alert)?dialog"|aria-modal/.test(text))
  expect(homemade.map(({ file }) => file)).toEqual([])
})

test('every dialog that asks has Cancel beside its answer, or says below its content how to end it', () => {
  const dialogs = files.filter(({ text }) => text.includes("from '@pramaan/ui/dialog'") && /<Dialog\s/.test(text))
  expect(dialogs.length).toBeGreaterThan(20)
  const open = dialogs.filter(({ text }) => !/\b(submit|footer)=\{|<DialogCancel/.test(text))
  expect(open.map(({ file }) => file).toSorted()).toEqual(asksNothing)
})
