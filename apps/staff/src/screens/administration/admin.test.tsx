import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { jobRoleTypes } from '@pramaan/domain/job-role'
import { entryMessages } from '@pramaan/domain/reference-list'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const shop = shopOf(api)

test('as long as nobody is suspended, their list says who is listed there; after a search, that nothing matches', async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-people?tab=suspended')
  await screen.findByText('Suspended accounts are listed here until they are restored.')
  await user.type(screen.getByRole('searchbox'), 'Asha')
  await screen.findByText('No account matches your search.')
})

test('an Admin suspends a candidate with a reason, finds them among the suspended, and restores them', async () => {
  await findableCandidates(api)({}, { account: { fullName: 'Asha Demo' } })
  const { user, person } = await showToStaff(api, 'Admin', '/admin-people?tab=candidates')
  await user.click(await screen.findByRole('button', { name: 'Actions for Asha Demo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend…' }))
  const question = await screen.findByRole('dialog', { name: 'Suspend Asha Demo?' })
  const action = within(question).getByRole('button', { name: 'Suspend Asha Demo' })
  expect(action.getAttribute('aria-disabled')).toBe('true')
  await user.click(action)
  expect(action.getAttribute('aria-describedby')).toBe(within(question).getByText('Give a reason first.').id)
  await user.type(within(question).getByLabelText('Why'), 'Asked for money')
  await user.click(within(question).getByRole('button', { name: 'Suspend Asha Demo' }))
  await screen.findByText('Asha Demo is suspended.')
  await user.click(screen.getByRole('tab', { name: 'Suspended' }))
  const row = within((await screen.findByText('Asked for money')).closest('tr') as HTMLElement)
  expect(row.getByText(`by ${person.fullName}`)).toBeTruthy()
  expect(row.getByText('21/11/2026')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Candidates' }))
  await user.click(await screen.findByRole('radio', { name: 'Suspended' }))
  await screen.findByText(/Asked for money \(Admin/)
  await user.click(screen.getByRole('radio', { name: 'Active' }))
  await screen.findByText('Nobody here')
  await user.click(screen.getByRole('tab', { name: 'Suspended' }))
  const profile = (await screen.findByRole('link', { name: 'Asha Demo' })).getAttribute('href')
  expect(profile).toMatch(/^\/candidate-profile-ro\?candidateID=\d+$/)
  await user.click(await screen.findByRole('button', { name: 'Restore Asha Demo' }))
  await user.type(await screen.findByLabelText('Why'), 'A mistake')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore Asha Demo' }))
  await screen.findByText('Nobody here')
})

test('an Admin gives a member of staff another role; nothing can be done to their own account', async () => {
  const hr = await api.aStaffMember('hr')
  const { user, person } = await showToStaff(api, 'Admin', '/admin-people')
  await user.click(await screen.findByRole('button', { name: `Actions for ${hr.fullName}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change role…' }))
  await user.click(await screen.findByRole('radio', { name: /^Counsellor/ }))
  await user.click(screen.getByRole('button', { name: 'Change role' }))
  await screen.findByText(`${hr.fullName} is Counsellor now.`)
  await user.click(await screen.findByRole('button', { name: `Actions for ${person.fullName}` }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toEqual(['Show in the audit log'])
})

test('a changed price says who changed it, is refused beside its field when it is none, and is found in the log', async () => {
  const { user, history, person } = await showToStaff(api, 'Admin', '/admin-settings')
  await user.click(await screen.findByRole('button', { name: 'Change Verification (VSP)' }))
  const field = await screen.findByLabelText('New value')
  await user.clear(field)
  await user.type(field, '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This is outside what is possible here.')
  for (const wrong of ['6,5', '600-650', '0x10']) {
    await user.clear(field)
    await user.type(field, wrong)
    await screen.findByText('Enter a number.')
  }
  await user.clear(field)
  await user.type(field, '₹ 649')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Verification (VSP) is ₹649 now.')
  await screen.findByText(`Changed by ${person.fullName} on 21/11/2026 · Default: ₹500`)
  history.push('/admin-audit?group=settings')
  await screen.findByText('Changed a setting')
  expect(screen.getByText('Setting: Verification (VSP) · 500 → 649')).toBeDefined()
})

test('a pasted name that is too long for the log’s filter stays whole, says so, and is not searched', async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-audit')
  const field = await screen.findByLabelText<HTMLInputElement>('Who')
  await user.click(field)
  await user.paste('Asha '.repeat(70))
  expect(field.value).toHaveLength(350)
  expect(await screen.findByText('At most 300 characters.')).toBeDefined()
  await user.keyboard('{Enter}')
  expect(new URL(location.href).searchParams.get('who')).toBeNull()
})

test('a limit that is switched off says how to set a value again', async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-settings')
  await user.click(await screen.findByRole('button', { name: 'Change Premium plan: filter searches' }))
  const none = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'No limit' })
  if (!none.checked) await user.click(none)
  const field = screen.getByLabelText<HTMLInputElement>('New value')
  expect(field.disabled).toBe(true)
  const why = screen.getByText('To set a value, untick “No limit”.')
  expect(field.getAttribute('aria-describedby')).toContain(why.id)
})

test('a new version can be asked for while the texts of consent have not loaded', async () => {
  const inject = api.app.inject.bind(api.app)
  let isCut = true
  vi.spyOn(api.app, 'inject').mockImplementation(((request: { url: string }) => {
    if (isCut && request.url.includes('consent')) throw new Error('The line is cut')
    return inject(request as never)
  }) as never)
  const { user } = await showToStaff(api, 'Admin', '/admin-settings')
  await screen.findByText(/can’t reach Pramaan/)
  isCut = false
  await user.click(screen.getByRole('button', { name: 'New version' }))
  await screen.findByRole('dialog', { name: 'Publish a new version' })
})

test('a text of consent is read, and a new version of it, begun from its words, is in force at once', async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-settings')
  await user.click(await screen.findByRole('button', { name: 'terms-1' }))
  await screen.findByText('The service')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'New version' }))
  const english = screen.getByLabelText<HTMLTextAreaElement>('English')
  await user.type(english, ' And more.')
  await user.click(screen.getByRole('radio', { name: 'Terms' }))
  expect(english.value).toMatch(/^The service\n/)
  await user.click(screen.getByRole('radio', { name: 'Privacy policy' }))
  expect(english.value).toMatch(/ And more\.$/)
  await user.click(screen.getByRole('radio', { name: 'Terms' }))
  await user.clear(english)
  await user.type(english, 'These are the terms that you agree to.')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('terms-2 is in force.')
  const states = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
  await waitFor(() => expect(states()[1]).toMatch(/^terms-2Terms.*In forceAgreed to 0$/))
  expect(states()[3]).toContain('Former')
  await user.click(screen.getByRole('button', { name: 'terms-2' }))
  await screen.findByText('These are the terms that you agree to.')
})

test('an entry is added to a list, excluded, and offered again by Undo', async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-lists?list=locations')
  await screen.findByRole('tab', { name: 'Locations', selected: true })
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  await user.type(screen.getByLabelText('Name'), 'Zzdemopur')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Please fill this in.')
  await user.type(screen.getByLabelText('State'), 'Goa')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Zzdemopur is saved.')
  await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'zzdemo')
  await user.click(await screen.findByRole('button', { name: 'Exclude Zzdemopur' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Zzdemopur is offered again.')
  await screen.findByRole('button', { name: 'Exclude Zzdemopur' })
})

test('a job role carries its type: chosen in the form, read from a file, and refused there line by line when it is none', async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-lists?list=job-roles')
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add to: Job roles' }))
  const types = form.getByLabelText('Type')
  expect(
    within(types)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...jobRoleTypes])
  const domain = form.getByLabelText('Domain')
  const group = (await api.client().reference.domains()).data[0]?.Title ?? ''
  await within(domain).findByRole('option', { name: group })
  await user.type(form.getByLabelText('Name'), 'Zzdemo artist')
  await user.selectOptions(domain, group)
  await user.type(form.getByLabelText('Subdomain'), 'Studio')
  await user.selectOptions(types, 'Creative')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Zzdemo artist is saved.')
  await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'zzdemo')
  await screen.findByRole('row', { name: /Zzdemo artist.*Creative/ })
  const lines = [
    'Title,Group,Detail,Type',
    `Zzdemo smith,${group},Forge,Operations`,
    `Zzdemo poet,${group},Words,Poetry`,
  ]
  await user.upload(
    screen.getByLabelText('Import CSV', { selector: 'input' }),
    new File([lines.join('\n')], 'roles.csv'),
  )
  const outcome = within(await screen.findByRole('dialog', { name: 'Import result' }))
  outcome.getByText('1 added, 0 there already, 1 refused.')
  outcome.getByText(`Line 3: ${entryMessages['unknown-type'][1]}`)
  await user.keyboard('{Escape}')
  await screen.findByRole('row', { name: /Zzdemo smith.*Operations/ })
  expect(screen.queryByRole('row', { name: /Zzdemo poet/ })).toBeNull()
})

test('a coupon is made and disabled', async () => {
  const { user } = await showToStaff(api, 'Admin', '/admin-coupons')
  await screen.findByText('No coupon yet')
  await user.click((await screen.findAllByRole('button', { name: 'Create a coupon' }))[0] as HTMLElement)
  await user.type(screen.getByLabelText('Code'), 'demo20')
  await user.type(screen.getByLabelText('How much'), '1,5')
  await user.type(screen.getByLabelText('Uses in all'), '10-12')
  await user.click(screen.getByRole('button', { name: 'Create the coupon' }))
  await screen.findByText('Choose what it is for.')
  await screen.findByText('Enter the number in digits, such as 12.')
  await screen.findByText('This is a range. Enter one number.')
  await user.clear(screen.getByLabelText('How much'))
  await user.type(screen.getByLabelText('How much'), '२०')
  await user.clear(screen.getByLabelText('Uses in all'))
  await user.type(screen.getByLabelText('Uses in all'), '1,200')
  await user.click(screen.getByRole('checkbox', { name: 'Verification' }))
  await user.click(screen.getByRole('button', { name: 'Create the coupon' }))
  await screen.findByText('DEMO20 is ready.')
  const { data } = await (await api.as(await api.aStaffMember('Admin'))).coupons.list()
  expect(data).toMatchObject([{ Code: 'DEMO20', Value: 20, LimitTotal: 1200 }])
  await user.click(await screen.findByRole('button', { name: 'Disable DEMO20' }))
  await screen.findByRole('button', { name: 'Enable DEMO20' })
})

test('a refund asks why and names person and amount, and the list says how it is; hr has no such button [E-006 S-006]', async () => {
  const person = await shop.aBuyer()
  await shop.verify(shop.standin.pay(await shop.order(person)))
  const { user } = await showToStaff(api, 'Admin', '/payments')
  await user.click(await screen.findByRole('button', { name: `Refund ${person.fullName}, ₹500` }))
  await screen.findByRole('dialog', { name: `Refund ₹500 to ${person.fullName}?` })
  await user.type(screen.getByLabelText('Why'), 'Paid twice')
  await user.click(screen.getByRole('button', { name: `Refund ₹500 to ${person.fullName}` }))
  await screen.findByText('₹500 to be refunded')
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})

test('a part of a payment goes back, no more than is left of it, and the rest can follow', async () => {
  const person = await shop.aBuyer()
  await shop.verify(shop.standin.pay(await shop.order(person)))
  const { user } = await showToStaff(api, 'Admin', '/payments')
  await user.click(await screen.findByRole('button', { name: `Refund ${person.fullName}, ₹500` }))
  await user.click(await screen.findByRole('radio', { name: 'A part' }))
  await screen.findByText(/what it paid for stays/)
  const amount = screen.getByLabelText('Amount to send back')
  await user.type(amount, '1,50')
  await user.type(screen.getByLabelText('Why'), 'Half of it')
  // After Cancel, which every question has.
  await user.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('Cancel')
  await user.keyboard('{Tab}{Enter}')
  await screen.findByText('Enter a part of what is left of the payment.')
  await user.clear(amount)
  await user.type(amount, '120.50')
  await user.click(screen.getByRole('button', { name: `Refund ₹120.50 to ${person.fullName}` }))
  await screen.findByText('₹120.50 to be refunded')
  expect(await shop.isApplied(person.id)).toBe(true)
  await screen.findByRole('button', { name: `Refund ${person.fullName}, ₹379.50` })
})

test('erasure requests are listed with the day they are carried out', async () => {
  const asha = await api.aCandidate({}, { fullName: 'Asha Demo' })
  await (await api.as(asha)).privacy.erase({ body: { Contact: asha.phone ?? '' } })
  await showToStaff(api, 'Admin', '/admin-erasures')
  const row = (await screen.findByRole('link', { name: 'Asha Demo' })).closest('tr')
  expect(row?.textContent).toBe('Asha DemoAsked 21/11/2026Carried out 21/12/2026Waiting')
})

test.each(['people', 'audit', 'settings', 'lists', 'terms', 'coupons', 'erasures'])(
  'only an Admin opens /admin-%s',
  async (name) => {
    await showToStaff(api, 'hr', `/admin-${name}`)
    await screen.findByText('This page is not for your account')
  },
)
