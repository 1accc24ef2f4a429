import { startApi } from '@pramaan/api/testing'
import { closeApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app, press } from '../../testing/wizard.ts'

const api = await startApi()
const full = {
  domainId: 1,
  description: 'Keeps the books of three shops.',
  generalSkills: ['Teamwork'],
  professionalSkills: ['Tally'],
  cv: 'cv',
  image: 'image',
}

/** A candidate whose profile was opened by a link of the older form. */
async function aProfile(profile: Parameters<typeof api.aCandidate>[0], query = 'candidate={id}') {
  const person = await api.aCandidate(profile, { fullName: 'Asha Demo' })
  const at = `/candidate-profile?${query.replace('{id}', String(person.id))}`
  const shown = await showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  const asPerson = await api.as(person)
  const record = async () => (await asPerson.candidates.get({ params: { id: person.id } })).data
  return { ...shown, person, record }
}

/** The dialog with this name, once it accepts clicks. */
async function aDialog(name: string) {
  // By element, because finding roles and names among nine hundred skills takes too long.
  await waitFor(() => {
    const dialog = document.querySelector('[role=dialog]')
    expect(dialog?.querySelector('h2')?.textContent).toBe(name)
    expect(dialog && getComputedStyle(dialog).pointerEvents).toBe('auto')
  })
}

/** The other part of an older link: the filters of the list it came from. */
const ofAList = 'course=1&name=Asha&phone=98&fromDate=2026-01-01&toDate=2026-02-01&location=Pune&degree=BSc'
const complete = () => screen.queryByRole('button', { name: 'Complete profile' })

test.each(['candidate={id}', 'candidateID={id}', 'job=7'])(
  'opened by %s, an incomplete profile has the Complete profile bar [C-157 S-051 S-052]',
  async (query) => {
    await aProfile({ ...full, image: null }, query)
    expect(complete()).not.toBeNull()
    expect(screen.getByText('86% complete. Missing: photo.')).toBeDefined()
  },
)

test('at 100 percent there is no Complete Profile bar, and neither is one by what a list carries without candidate and job [C-160 S-054–059]', async () => {
  await aProfile(full)
  expect(complete()).toBeNull()
  closeApp()
  await aProfile({}, `pageIndex=2&${ofAList}`)
  expect(complete()).toBeNull()
})

test('a link about a job continues to that job, and one about someone else says whose profile this is [S-053]', async () => {
  await aProfile(full, `job=7&candidate=999999&${ofAList}`)
  expect(screen.getByRole('link', { name: 'Go to the job' }).getAttribute('href')).toBe('/job-details?Job=7')
  expect(screen.getByText(/This is your own profile/)).toBeDefined()
})

test('Complete Profile opens what is missing: the form, or the photo field', async () => {
  const { user } = await aProfile({})
  await user.click(complete() as HTMLElement)
  await aDialog('Edit profile')
  closeApp()
  const { user: other } = await aProfile({ ...full, image: null })
  await other.click(complete() as HTMLElement)
  await aDialog('Your photo')
})

test('I’ll do this later saves what was typed and goes to /candidate-dashboard [C-161 C-162]', async () => {
  const { user, address, record } = await aProfile({ generalSkills: ['Teamwork'], professionalSkills: ['Tally'] })
  await user.click(press('Edit profile'))
  await aDialog('Edit profile')
  await user.type(screen.getByLabelText('Description'), 'Keeps books.')
  await user.click(press('I’ll do this later'))
  await waitFor(() => expect(address()).toBe('/candidate-dashboard'))
  const { Description, SkillProfile } = await record()
  expect([Description, SkillProfile.GeneralSkills, SkillProfile.ProfessionalSkills]).toEqual([
    'Keeps books.',
    ['Teamwork'],
    ['Tally'],
  ])
})

test('Save sends the full form and closes it; Cancel restores the earlier values [C-158 C-330 C-332 C-333 S-050]', async () => {
  const { user, record } = await aProfile({ description: 'Before' })
  const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description')
  const open = async () => {
    await user.click(press('Edit profile'))
    await aDialog('Edit profile')
  }
  await open()
  await user.clear(description())
  await user.type(description(), 'Never saved')
  await user.click(press('Cancel'))
  await screen.findByRole('alertdialog', { name: 'Data will be lost' })
  await user.click(press('Leave anyway'))
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect((await record()).Description).toBe('Before')
  await open()
  expect(description().value).toBe('Before')
  await user.clear(screen.getByLabelText('Full name'))
  await user.type(screen.getByLabelText('Full name'), 'Asha Rao')
  await user.selectOptions(screen.getByLabelText('Domain of interest'), 'Software')
  await user.click(press('Save'))
  await waitFor(() => expect(document.body.textContent).toContain('Success: profile saved'))
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(await record()).toMatchObject({ FullName: 'Asha Rao', CareerProfile: { domain: 1 } })
})
