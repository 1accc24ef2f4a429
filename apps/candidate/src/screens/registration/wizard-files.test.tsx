import { startApi } from '@pramaan/api/testing'
import { aFile, aPicture, inputOf } from '@pramaan/app-shell/testing/files.ts'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCandidateAt, app, bringTo, heading, press } from '../../testing/wizard.ts'

const api = await startApi()

test('the skills step takes certificates as PDF or image, nothing else, and there is no Next until it has arrived [S-226 S-227 S-275]', async () => {
  const first = await bringTo(api, await aCandidateAt(api, -2), 'Fresher', 2)
  closeApp()
  const line = Promise.withResolvers<void>()
  const send: typeof first.send = async (url, init) => {
    if (url.includes('/upload/')) await line.promise
    return first.send(url, init)
  }
  const { user } = await showApp(api, { ...app, storage: first.storage, send })
  await heading('Skills & interests')
  const input = await inputOf('Add a certificate')
  await user.upload(input, aFile('course.docx', { type: 'application/msword' }))
  await screen.findByText('this extension is not allowed')
  await user.upload(input, aFile('course.pdf'))
  await waitFor(() => {
    const waiting = [...document.querySelectorAll('button[aria-disabled=true]')].map(({ textContent }) => textContent)
    expect(waiting).toEqual(['Uploading...', 'Uploading...'])
  })
  expect(document.querySelector<HTMLButtonElement>('button[type=submit]')?.textContent).toBe('Uploading...')
  line.resolve()
  const certificates = () => document.querySelector('[aria-labelledby=certificates]')?.textContent
  await waitFor(() => expect(certificates()).toContain('Certificate 1'))
  await user.upload(input, aPicture('ms-cit.png'))
  await waitFor(() => expect(certificates()).toContain('Certificate 2'))
  await user.click(press('Next'))
  await heading('Opportunities')
})

test('basic details accept an optional photo, refuse other files, and store it in the record [S-244 S-245]', async () => {
  const { user, person } = await aCandidateAt(api, -1)
  await heading('Basic details')
  const input = await inputOf('Add a photo')
  await user.upload(input, aFile('me.pdf'))
  await screen.findByText('Please upload a valid image file (JPEG, PNG, GIF, or WEBP)')
  await user.upload(input, aPicture('me.png'))
  await screen.findByRole('button', { name: 'Remove photo' })
  await user.type(screen.getByLabelText('Last name'), 'Demo')
  await user.type(screen.getByLabelText('Location'), 'pune')
  await user.click(press('Next'))
  await heading('Fresher or working')
  const { data } = await (await api.as(person)).candidates.get({ params: { id: person.id } })
  expect(data.Image).toMatch(/^\/api\/files\//)
})
