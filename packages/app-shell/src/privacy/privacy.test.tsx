import { startApi } from '@pramaan/api/testing'
import { consents } from '@pramaan/database/schema'
import { consentPurposes } from '@pramaan/domain/consent'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SettingsScreen } from '../settings/settings-screen.tsx'
import { bareApp } from '../testing/bare-app.tsx'
import { showAppAs } from '../testing/render-app.tsx'
import { shellTexts } from '../texts/en.ts'

const api = await startApi()

const map = bareApp('candidate', {
  '/settings': { screen: async () => SettingsScreen, for: ['Candidate'], title: 'titles.settings' },
})

/** A candidate in their settings who agreed to both texts on 1 November 2026 at 10:05 in the morning, in India. */
async function inSettings() {
  const person = await api.aCandidate({}, { fullName: 'Asha Demo' })
  for (const kind of ['privacy', 'terms'])
    await api.db.$client.query(
      'insert into consents (account_id, kind, version, purpose, given_at) values ($1, $2, $3, $4, $5)',
      [person.id, kind, `${kind}-1`, 'account, messages', new Date('2026-11-01T04:35:00Z')],
    )
  const phone = person.phone ?? ''
  const shown = await showAppAs(api, phone, 'Candidate', { map, catalogue: shellTexts, at: '/settings' })
  return { ...shown, person, phone }
}

test('settings list each consent with its version, its time and what it is for', async () => {
  await inSettings()
  const title = await screen.findByRole('heading', { name: 'Privacy policy' })
  const line = title.closest('li') as HTMLElement
  within(line).getByText('For: running your account, sending you messages')
  expect(line.textContent).toMatch(/Version privacy-1\s· Given on 01\/11\/2026 at 10:05/)
})

test('an employer reads what is done with an employer’s data', async () => {
  const person = await api.anEmployer()
  const [kind, version] = ['privacy', 'privacy-1'] as const
  const purpose = consentPurposes(kind, 'Employer').join(', ')
  await api.db.insert(consents).values({ accountId: person.id, kind, version, purpose, givenAt: api.deps.now() })
  const map = bareApp('employer', {
    '/settings': { screen: async () => SettingsScreen, for: ['Employer'], title: 'titles.settings' },
  })
  await showAppAs(api, person.phone ?? '', 'Employer', { map, catalogue: shellTexts, at: '/settings' })
  const line = (await screen.findByRole('heading', { name: 'Privacy policy' })).closest('li') as HTMLElement
  within(line).getByText(
    'For: running your account, showing your company, jobs and drives to candidates, finding candidates for you, sending you messages',
  )
})

test('withdrawing a consent explains the effect first, and then signs out [S-088]', async () => {
  const { user, person } = await inSettings()
  await user.click(await screen.findByRole('button', { name: 'Withdraw Privacy policy' }))
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw “Privacy policy”?' })
  within(question).getByText(/At once employers stop finding your profile, and you are signed out everywhere\./)
  expect(document.activeElement?.textContent).toBe('Cancel')
  await user.click(within(question).getByRole('button', { name: 'Withdraw and sign out' }))
  await screen.findByRole('heading', { name: 'Signed out' })
  const { rows } = await api.db.$client.query('select kind from consents where withdrawn_at is not null')
  expect(rows).toEqual([{ kind: 'privacy' }])
  const hidden = await api.db.$client.query('select 1 from accounts where id = $1 and hidden_at is not null', [
    person.id,
  ])
  expect(hidden.rows).toHaveLength(1)
})

test('all that is stored about the person is downloaded as one ZIP', async () => {
  const { user } = await inSettings()
  const addresses: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    addresses.push(this.getAttribute('href') ?? '')
  })
  await user.click(await screen.findByRole('button', { name: 'Download all my data' }))
  await screen.findByText('Your download has started')
  click.mockRestore()
  const answer = await api.app.inject({ url: addresses[0] ?? '' })
  expect([answer.statusCode, answer.headers['content-type'], answer.body.slice(0, 2)]).toEqual([
    200,
    'application/zip',
    'PK',
  ])
})

test('visibility is a separate switch: off hides from the search, confirms it, and keeps the session', async () => {
  const { user, person } = await inSettings()
  const found = await screen.findByRole('switch', { name: 'Let employers find me' })
  expect(found.getAttribute('aria-checked')).toBe('true')
  await user.click(found)
  await screen.findByText(/Only employers you applied or wrote to can see you/)
  await screen.findByText('Employers no longer find you')
  expect(screen.getByRole('heading', { name: 'Your consents' })).toBeTruthy()
  const { rows } = await api.db.$client.query('select unlisted_at, hidden_at from accounts where id = $1', [person.id])
  expect(rows).toMatchObject([{ unlisted_at: expect.any(Date), hidden_at: null }])
  await user.click(screen.getByRole('switch', { name: 'Let employers find me' }))
  await screen.findByText('Employers find your profile when they search, also by the job titles and skills in your CV.')
  await screen.findByText('Employers can find you again')
  await waitFor(() => expect(screen.queryByText('Employers no longer find you')).toBeNull())
  const { rows: given } = await api.db.$client.query(
    "select 1 from consents where kind = 'found' and account_id = $1",
    [person.id],
  )
  expect(given.length).toBeGreaterThan(1)
  expect(screen.getAllByRole('heading', { name: 'Being found by employers' })).toHaveLength(1)
})

test('erasure explains what is deleted, what stays and until when, and accepts only their own number; it can be cancelled [S-089]', async () => {
  const { user, phone, person } = await inSettings()
  await user.click(await screen.findByRole('button', { name: 'Request erasure' }))
  const dialog = await screen.findByRole('dialog', { name: 'Erase your account?' })
  within(dialog).getByText('Until 21/12/2026 you can sign in and change your mind.')
  within(dialog).getByText(/Only receipts stay\./)
  const field = within(dialog).getByRole('textbox', { name: 'Your mobile number or e-mail' })
  await user.type(field, '9876500000')
  await user.click(within(dialog).getByRole('button', { name: 'Erase my account' }))
  await within(dialog).findByText('This is not the number or e-mail of your account.')
  await user.clear(field)
  await user.type(field, phone.slice(3))
  await user.click(within(dialog).getByRole('button', { name: 'Erase my account' }))
  await screen.findByRole('heading', { name: 'Signed out' })
  const again = await showAppAs(api, person.phone ?? '', 'Candidate', { map, catalogue: shellTexts, at: '/settings' })
  await screen.findByText('Your account will be erased on 21/12/2026')
  await again.user.click(screen.getByRole('button', { name: 'Keep my account' }))
  await screen.findByRole('button', { name: 'Request erasure' })
})

test('the theme is chosen in the settings too', async () => {
  const { user } = await inSettings()
  await user.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'Light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})
