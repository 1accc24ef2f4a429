import { startApi } from '@pramaan/api/testing'
import { aFile, aPicture, inputOf } from '@pramaan/app-shell/testing/files.ts'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { app } from '../../testing/wizard.ts'

const api = await startApi()
/** A candidate on their own profile, and the server's copy of it. */
async function aProfile(profile: Parameters<typeof api.aCandidate>[0] = {}) {
  const person = await api.aCandidate(profile, { fullName: 'Asha Demo' })
  const asPerson = await api.as(person)
  const shown = await showAppAs(api, String(person.phone), 'Candidate', { ...app, at: '/candidate-profile' })
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  const record = async () => {
    const { data } = await asPerson.candidates.get({ params: { id: person.id } })
    if (!('Certificates' in data)) throw new Error('The candidate’s own record has its files')
    return data
  }
  return { ...shown, record }
}

test('the Resume card accepts only a PDF, explains refusals, and stores the file [C-362 C-475 C-478 C-479 E-809–811 E-839 S-286 S-288 S-467]', async () => {
  const { user, record } = await aProfile()
  expect(screen.getByText('You have not uploaded your CV yet.')).toBeDefined()
  expect(screen.getByText(/^Employers also find you by the job titles and skills in your CV\./)).toBeDefined()
  const input = await inputOf('Add your CV')
  await user.upload(input, aFile('cv.docx', { type: 'application/msword' }))
  await screen.findByText('this extension is not allowed')
  await user.upload(input, aFile('cv.pdf', { bytes: new Uint8Array(5 * 1024 * 1024 + 1) }))
  await screen.findByText('File size exceeds 5 MB. Please select a smaller file.')
  expect((await record()).CV).toBeNull()
  await user.upload(input, aFile('cv.pdf'))
  await screen.findByText('Success: CV saved')
  await screen.findByRole('button', { name: 'Download cv.pdf' })
  expect((await record()).CV).toMatch(/^\/api\/files\//)
  expect(screen.queryByText('You have not uploaded your CV yet.')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that is not what its name says is refused by the server with what is wrong, and the message can be dismissed', async () => {
  const { user, record } = await aProfile()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await user.upload(await inputOf('Add your CV'), aFile('cv.pdf', { bytes: '{\\rtf1 Asha}' }))
  await screen.findByText('This is an RTF document. Save it as PDF.')
  await user.upload(await inputOf('Add your CV'), aFile('cv.pdf', { bytes: 'MZ not a PDF' }))
  await screen.findByText(/^This file is not the “PDF” that its name says\./)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect((await record()).CV).toBeNull()
})

test('the button says Uploading... and takes no press until an upload ends; one that broke off is sent again [C-334 C-463 C-464 S-225 S-483 S-484]', async () => {
  const { record, storage, send } = await aProfile()
  closeApp()
  let broken = true
  const line = Promise.withResolvers<void>()
  const shaky: typeof send = async (url, init) => {
    if (broken && url.includes('/upload/')) await line.promise
    return send(url, init)
  }
  const { user } = await showApp(api, { ...app, storage, send: shaky, at: '/candidate-profile' })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await user.upload(await inputOf('Add your CV'), aFile('cv.pdf'))
  const busy = await screen.findByRole('button', { name: 'Uploading...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  line.reject(new TypeError('The line is gone'))
  await screen.findByText('The upload broke off. Check your connection and try again.')
  expect(screen.queryByRole('button', { name: 'Uploading...' })).toBeNull()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ name: 'Unreachable' }))
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Download cv.pdf' })
  expect((await record()).CV).toMatch(/^\/api\/files\//)
})

test('the strength promises what the CV brings, and leads to a dialog that takes a CV of another kind too, and leaves [E-838 S-289]', async () => {
  const { user, record, address } = await aProfile({
    degree: 'B.Com',
    description: 'Keeps books.',
    professionalSkills: ['Tally'],
  })
  await user.click(screen.getByRole('button', { name: 'Add your CV: +12' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add your CV' })
  const input = await inputOf('CV', dialog)
  expect(input.accept).toBe('.pdf,.doc,.docx,.png,.jpeg,.jpg')
  await user.upload(input, aFile('cv.exe', { type: 'application/x-msdownload' }))
  await within(dialog).findByText('this extension is not allowed')
  await user.upload(input, aPicture('cv.png'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: 'Add a photo: +12' })
  expect([address(), (await record()).CV]).toEqual(['/candidate-profile', expect.stringMatching(/^\/api\/files\//)])
})

test('the CV is removed after a confirmation that names it, and Cancel keeps it', async () => {
  const { user, record } = await aProfile()
  await user.upload(await inputOf('Add your CV'), aFile('cv.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Remove cv.pdf' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove “cv.pdf”?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect((await record()).CV).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove cv.pdf' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove cv.pdf' }))
  await screen.findByText('You have not uploaded your CV yet.')
  expect((await record()).CV).toBeNull()
})

test('certificates are added one by one, PDF only, and the one that is removed leaves the others [C-363 S-287]', async () => {
  const { user, record } = await aProfile()
  const input = await inputOf('Add a certificate')
  await user.upload(input, aPicture('course.png'))
  await screen.findByText('this extension is not allowed')
  await user.upload(input, aFile('first.pdf'))
  await screen.findByText('Certificate 1')
  await user.upload(input, aFile('second.pdf'))
  await screen.findByText('Certificate 2')
  // A link ends with the session that asked for it; the path identifies the file.
  const filesOf = async () => (await record()).Certificates.map((link) => link.split('?')[0])
  const [, second] = await filesOf()
  await user.click(screen.getByRole('button', { name: 'Remove first.pdf' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove “first.pdf”?' }))
  await user.click(question.getByRole('button', { name: 'Remove first.pdf' }))
  await waitFor(() => expect(screen.queryByText('Certificate 2')).toBeNull())
  expect(screen.getByText('second.pdf')).toBeDefined()
  expect(await filesOf()).toEqual([second])
})

test('a photo must be an image, is shown at once, saved, and removed again [C-364 S-285]', async () => {
  const { user, record } = await aProfile()
  await user.click(screen.getByRole('button', { name: 'Add a photo' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your photo' })
  const input = await inputOf('Add a photo', dialog)
  await user.upload(input, aFile('me.pdf'))
  await within(dialog).findByText('Please upload a valid image file (JPEG, PNG, GIF, or WEBP)')
  await user.upload(input, aPicture('me.png'))
  await within(dialog).findByRole('button', { name: 'Remove photo' })
  const { Image } = await record()
  expect(Image).toMatch(/^\/api\/files\//)
  expect([...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toContain(Image)
  await user.click(within(dialog).getByRole('button', { name: 'Remove photo' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove photo' }))
  await waitFor(async () => expect((await record()).Image).toBeNull())
})

test('a file of a profile that was opened long ago is requested again before the download', async () => {
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    addresses.push(this.getAttribute('href') ?? '')
  })
  const addresses: string[] = []
  const { user } = await aProfile()
  await user.upload(await inputOf('Add your CV'), aFile('cv.pdf'))
  const button = await screen.findByRole('button', { name: 'Download cv.pdf' })
  const elevenMinutes = 11 * 60_000
  api.pass(elevenMinutes)
  const later = Date.now() + elevenMinutes
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later)
  await user.click(button)
  await waitFor(() => expect(addresses).toHaveLength(1))
  clock.mockRestore()
  opened.mockRestore()
  const { statusCode, headers } = await api.app.inject({ url: String(addresses[0]) })
  expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringContaining('cv.pdf')])
})
