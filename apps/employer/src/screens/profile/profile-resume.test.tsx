import { startApi } from '@pramaan/api/testing'
import { auditLog, settings } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

/** A candidate with a CV and a certificate, as an employer sees the profile. */
async function aProfileWithFiles() {
  const [person] = await candidatesNamed(api, ['Asha Rao'])
  if (!person) throw new Error('Nobody was made')
  const asPerson = await api.as(person)
  const upload = async (product: 'cv' | 'certificate') => {
    const file = new File(['%PDF-1.4\n%%EOF\n'], `${product}.pdf`, { type: 'application/pdf' })
    return (await asPerson.files.upload({ params: { product }, file })).data
  }
  const params = { id: person.id }
  await asPerson.candidates.updateCv({ params, body: { cv: await upload('cv') } })
  await asPerson.candidates.updateCertificates({ params, body: { certificates: [await upload('certificate')] } })
  const shown = await showToEmployer(api, `/candidate-profile-ro?candidateID=${person.id}`)
  const addresses: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    addresses.push(this.getAttribute('href') ?? '')
  })
  return { ...shown, asPerson, params, addresses }
}

test('a profile says that there is a CV; it opens by one press, which is logged and counted, together with the contact', async () => {
  const { user, params } = await aProfileWithFiles()
  await screen.findByText('There is a CV and 1 certificate.')
  expect(screen.queryByRole('button', { name: /^Download cv/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show CV' }))
  const download = await screen.findByRole('button', { name: 'Download cv.pdf' })
  // The pressed button is gone, and the card of the files has its focus.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Resume'))
  expect(document.activeElement?.contains(download)).toBe(true)
  expect(screen.getByRole('link', { name: /^\+91/ })).toBeTruthy()
  const log = (await api.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === params.id)
  expect(log.map(({ action }) => action)).toEqual(['contact-revealed'])
})

test('when the contacts of the day are used up, the CV stays shut and says why', async () => {
  const value = { premium: { profileViewsADay: 0 } }
  await api.db.insert(settings).values({ key: 'plan-limits', value, updatedAt: api.deps.now() })
  const { user } = await aProfileWithFiles()
  await user.click(await screen.findByRole('button', { name: 'Show CV' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/contacts for today are used up/)
  expect(screen.queryByRole('button', { name: /^Download cv/ })).toBeNull()
})

test('an employer downloads the CV and the certificates, also when the profile has been open for long [C-175]', async () => {
  const { user, addresses } = await aProfileWithFiles()
  await user.click(await screen.findByRole('button', { name: 'Show CV' }))
  const cv = await screen.findByRole('button', { name: 'Download cv.pdf' })
  const quarter = 15 * 60_000
  api.pass(quarter)
  const later = Date.now() + quarter
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await user.click(cv)
  await user.click(screen.getByRole('button', { name: 'Download certificate.pdf' }))
  await waitFor(() => expect(addresses).toHaveLength(2))
  const answers = await Promise.all(addresses.map((url) => api.app.inject({ url })))
  expect(answers.map(({ statusCode, body }) => [statusCode, body.slice(0, 5)])).toEqual([
    [200, '%PDF-'],
    [200, '%PDF-'],
  ])
})

test('a CV that its candidate has removed meanwhile shows a message', async () => {
  const { user, asPerson, params, addresses } = await aProfileWithFiles()
  await user.click(await screen.findByRole('button', { name: 'Show CV' }))
  const cv = await screen.findByRole('button', { name: 'Download cv.pdf' })
  await asPerson.candidates.updateCv({ params, body: { cv: null } })
  const later = Date.now() + 10 * 60_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  await user.click(cv)
  await screen.findByText('This file was removed or replaced.')
  expect(addresses).toEqual([])
})

test('an opened CV is previewed over the profile, as a PDF and nothing else, and each look is logged', async () => {
  const { user, params } = await aProfileWithFiles()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { rawPayload, statusCode } = await api.app.inject({ url: String(address) })
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': 'text/html' } })
  })
  const made = vi.spyOn(URL, 'createObjectURL')
  await screen.findByText('There is a CV and 1 certificate.')
  expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show CV' }))
  await user.click(await screen.findByRole('button', { name: 'Preview cv.pdf' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'cv.pdf' }))
  expect((await dialog.findByTitle('cv.pdf')).getAttribute('src')).toMatch(/^blob:/)
  expect(made.mock.calls.map(([file]) => (file as Blob).type)).toEqual(['application/pdf'])
  expect(dialog.getByRole('button', { name: 'Download cv.pdf' })).toBeTruthy()
  const log = (await api.db.select().from(auditLog)).filter(({ subjectId }) => subjectId === params.id)
  expect(log.map(({ action }) => action)).toEqual(['contact-revealed', 'file-read'])
})
