import { startApi } from '@pramaan/api/testing'
import { memoryOfLanguage, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { auditLog } from '@pramaan/database/schema'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anApplicant, app, suggestCourse } from '../../testing/show-to-staff.ts'

const api = await startApi()

afterEach(() => {
  document.documentElement.lang = 'en'
})

async function showIn(language: 'hi' | 'mr', role: 'Admin' | 'hr' | 'C-Partner', at: string) {
  const person = await api.aStaffMember(role)
  const languageStorage = memoryOfLanguage(language)
  return showAppAs(api, person.phone ?? '', 'Staff', { ...app, languageStorage, at })
}

test('the audit log’s details are in words of the reader’s language, and what people typed stays as typed', async () => {
  const at = api.deps.now()
  await api.db.insert(auditLog).values([
    { action: 'payment-requested', detail: { order: 'ab-1', purpose: 'PlacementDrive' }, at },
    { action: 'role-changed', detail: { from: 'hr', to: 'Counsellor' }, at },
    {
      action: 'drive-application-reviewed',
      detail: { applicationId: 7, from: 'Pending', to: 'Accepted', undo: true },
      at,
    },
    { action: 'account-suspended', detail: { reason: 'gone' }, at },
    { action: 'verification-assigned', detail: { text: 'Asha Rao' }, at },
    { action: 'list-exported', detail: { list: 'candidates', filters: '{}', rows: 24 }, at },
  ])
  await showIn('hi', 'Admin', '/admin-audit')
  await screen.findByText('किसके लिए: प्लेसमेंट ड्राइव')
  screen.getByText('HR → काउंसलर')
  screen.getByText('वापस लिया: हाँ · समीक्षा बाकी → स्वीकृत')
  screen.getByText('कारण: gone')
  screen.getByText('Asha Rao')
  expect(document.body.textContent).not.toContain('{}')
})

test.each(['hi', 'mr'] as const)(
  'in %s the audit log gives the time of day without Latin letters',
  async (language) => {
    await api.db.insert(auditLog).values({ action: 'account-suspended', detail: {}, at: api.deps.now() })
    await showIn(language, 'Admin', '/admin-audit')
    expect((await screen.findByText(/^12:00:00/)).textContent).toBe('12:00:00')
  },
)

test('HR answers the questions in Hindi, and the wire gets the values of the spec', async () => {
  const { id } = await anApplicant(api, 'Asha Demo')
  await showIn('hi', 'hr', `/vps-verification?candidateID=${id}`)
  const good = await screen.findByRole<HTMLInputElement>('radio', { name: 'अच्छा' })
  expect(good.value).toBe('Good')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'डेस्क पर' }).value).toBe('on-desk')
})

test('a candidate’s experience is in Hindi among hr’s newest', async () => {
  await anApplicant(api, 'Ravi Demo')
  await showIn('hi', 'hr', '/')
  const row = await screen.findByRole('link', { name: /Ravi Demo.*(फ़्रेशर|अनुभवी)/ })
  expect(row.textContent).not.toMatch(/Fresher|Experienced/)
})

test('a candidate’s experience is in Hindi on the profile that a C-Partner reads', async () => {
  const { id } = await anApplicant(api, 'Ravi Demo')
  await suggestCourse(api, id, 'Tally basics')
  await showIn('hi', 'C-Partner', `/candidate-profile-ro?candidateID=${id}`)
  await screen.findByText(/^(फ़्रेशर|अनुभवी)/)
  expect(document.body.textContent).not.toMatch(/Fresher|Experienced/)
})

test('a candidate’s gender is in Hindi on the profile that hr reads', async () => {
  const { id } = await api.aCandidate({ gender: 'Female' })
  await showIn('hi', 'hr', `/candidate-profile-ro?candidateID=${id}`)
  await screen.findByText('महिला')
})
