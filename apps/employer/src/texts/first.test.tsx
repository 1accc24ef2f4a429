import { startApi } from '@pramaan/api/testing'
import { showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from './en.ts'
import { firstTexts } from './first.ts'

const api = await startApi()

/** Keys such as `signIn.title`, which stand in place of a text that is missing. */
const keys = Object.keys(texts).filter((key) => key.includes('.'))

test.each(['/login', '/signup'])('%s stands on the first texts alone: none of its texts is missing', async (at) => {
  await showApp(api, { map: routes, catalogue: firstTexts, at })
  await screen.findByLabelText('Mobile number')
  const shown = document.documentElement.innerHTML
  expect(keys.filter((key) => shown.includes(`>${key}<`) || shown.includes(`"${key}"`))).toEqual([])
})

test('the first texts say what the others say', () => {
  const all: Readonly<Record<string, string>> = texts
  const shellOnly = Object.entries(firstTexts).filter(([key]) => key in all)
  expect(shellOnly.filter(([key, text]) => all[key] !== text)).toEqual([])
})
