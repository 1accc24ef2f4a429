import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { shopOf } from '@pramaan/api/testing/scenarios/shop'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { tilesOnScreen } from '@pramaan/app-shell/testing/tiles.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, app, suggestCourse } from './testing/show-to-staff.ts'

const api = await startApi()
const openings = createOpenings(api.deps)

/** How many rows the list has; waits for the expected number, and reports the actual number if it never comes. */
async function rowsOfList(expected: number) {
  const rows = () => document.querySelectorAll('main tbody tr:not([aria-hidden])').length
  await waitFor(() => expect(rows()).toBe(expected)).catch(() => undefined)
  return rows()
}

/**
 * Applicants, verified and not, and candidates; one is suspended, one asked for erasure, and there are invitations with
 * every status.
 */
async function people() {
  const made = [
    await anApplicant(api, 'Asha'),
    await findableCandidates(api)({}, { account: { fullName: 'Bina' }, hr: {} }),
  ]
  for (const fullName of ['Chitra', 'Divya', 'Esha'])
    made.push(await findableCandidates(api)({}, { account: { fullName } }))
  const admin = await api.aStaffMember('Admin')
  const client = await api.as(admin)
  await client.accounts.suspend({ params: { id: made[2]?.id ?? 0 }, body: { Reason: 'Made up data' } })
  await (await api.as({ id: made[3]?.id ?? 0 })).privacy.erase({ body: { Contact: made[3]?.phone ?? '' } })
  for (const n of [1, 2, 3]) {
    const body = {
      FullName: 'New Colleague',
      Phone: `980000000${n}`,
      Email: `new${n}@example.com`,
      Role: 'hr',
    } as const
    const { data } = await client.staff.invite({ body })
    if (n === 1) await client.staff.withdrawInvitation({ params: { invitationId: data.ID } })
  }
  return admin
}

test.each([
  [
    'hr',
    [
      ['Waiting for verification', 1],
      ['Candidates who can be found', 3],
      ['Verified candidates', 1],
    ],
  ],
  [
    'Admin',
    [
      ['Waiting for verification', 1],
      ['Course applications', 0],
      ['Open staff invitations', 2],
    ],
  ],
] as const)('every tile on the home screen of %s links to a list that counts the same', async (role, expected) => {
  const admin = await people()
  const person = role === 'Admin' ? admin : await api.aStaffMember(role)
  const { history, drawn } = await showAppAs(api, person.phone ?? '', 'Staff', app)
  const named = () => tilesOnScreen().filter(({ href }) => !href.startsWith('/?'))
  await waitFor(() => expect(named()).toHaveLength(expected.length))
  const tiles = named()
  expect(tiles.map(({ name, figure }) => [name, figure])).toEqual(expected)
  for (const { name, figure, href } of tiles.filter((one) => one.figure > 0)) {
    history.push(href)
    await drawn()
    expect([name, await rowsOfList(figure)]).toEqual([name, figure])
  }
})

test('the tile of all candidates leads to all of them, whatever the list was narrowed to before', async () => {
  await people()
  const person = await api.aStaffMember('hr')
  const at = '/cslr-candidate-list?isVsp=true'
  const { history, drawn } = await showAppAs(api, person.phone ?? '', 'Staff', { ...app, at })
  expect(await rowsOfList(1)).toBe(1)
  history.push('/')
  const all = () => tilesOnScreen().find(({ name }) => name === 'Candidates who can be found')
  await waitFor(() => expect(all()).toBeDefined())
  history.push(all()?.href ?? '')
  await drawn()
  expect(await rowsOfList(3)).toBe(3)
})

test('every tile of the Store’s transactions leads to payments with the same sum, also after failures and refunds', async () => {
  const [shop, admin] = [shopOf(api), await api.aStaffMember('Admin')]
  const client = await api.as(admin)
  const buy = async (outcome: 'success' | 'failure') =>
    shop.verify(shop.standin.pay(await shop.order(await shop.aBuyer()), outcome))
  for (let n = 0; n < 3; n++) await buy('success')
  await buy('failure')
  api.pass(24 * 3600_000)
  await buy('success')
  const { data } = await client.payments.list({ query: {} })
  await client.payments.refund({ params: { paymentId: data.at(-1)?.ID ?? 0 }, body: { reason: 'Paid twice' } })
  const { history, drawn } = await showAppAs(api, admin.phone ?? '', 'Staff', { ...app, at: '/transactions' })
  await waitFor(() => expect(tilesOnScreen()).toHaveLength(4 + 14))
  const tiles = tilesOnScreen()
  expect(tiles.slice(0, 6).map(({ figure }) => figure)).toEqual([2000, 1500, 500, 4, 500, 1500])
  const words = ['left', 'refunded', 'payments? received']
  for (const [n, { name, figure, href }] of tiles.slice(0, 7).entries()) {
    history.push(href)
    await drawn()
    const word = words[n - 1] ?? 'received'
    const sums = await screen.findByText(/ received · .* left · /)
    const shown = () => new RegExp(`([\\d,]+) ${n < 4 ? word : 'received'}`).exec(sums.textContent)?.[1]
    await waitFor(() => expect([name, Number(shown()?.replaceAll(',', ''))]).toEqual([name, figure]))
  }
  const [, , , , today] = tiles
  history.push(today?.href ?? '')
  await drawn()
  expect(await rowsOfList(2)).toBe(2)
})

test.each([
  ['users', 6],
  ['certifications', 4],
  ['jobs', 4],
  ['placement-drives', 6],
] as const)('every figure of an Admin’s %s that is a link leads to a list with as many rows', async (pane, links) => {
  const admin = await people()
  const [aDrive, over] = [
    await openings.aDrive(),
    await openings.aDrive({ fromDate: '2026-11-01', toDate: '2026-11-02' }),
  ]
  for (const driveId of [null, aDrive.id, over.id])
    for (const closedAt of [null, api.deps.now()]) await openings.aJob({ driveId, closedAt })
  const { id: candidateId } = await api.aCandidate()
  await openings.aDriveApplication({ driveId: over.id, candidateId })
  await openings.aCourse()
  const { history, drawn } = await showAppAs(api, admin.phone ?? '', 'Staff', { ...app, at: `/?tab=${pane}` })
  await waitFor(() => expect(linkedFigures()).toHaveLength(links))
  for (const { name, figure, href } of linkedFigures()) {
    history.push(href)
    await drawn()
    expect([name, await rowsOfList(figure)]).toEqual([name, figure])
  }
})

test('the list of open drives says that it has only these, keeps that through a search, and shows all by a press', async () => {
  await openings.aDrive()
  await openings.aDrive({ title: 'Autumn drive', fromDate: '2026-11-01', toDate: '2026-11-02' })
  const admin = await api.aStaffMember('Admin')
  const at = '/admin-placement-drives?show=open'
  const { user, address } = await showAppAs(api, admin.phone ?? '', 'Staff', { ...app, at })
  await screen.findByText('Shown here: drives that are not over.')
  await user.type(screen.getByRole('searchbox', { name: 'Search drives' }), 'autumn')
  await screen.findByText('No drive matches “autumn”.')
  expect(address()).toBe('/admin-placement-drives?term=autumn&show=open')
  await user.click(screen.getAllByRole('button', { name: 'Show all drives' })[0] ?? document.body)
  await screen.findByRole('link', { name: 'Autumn drive' })
  expect(screen.getByRole('cell', { name: /Expired$/ })).toBeDefined()
})

test.each(['/', '/reports?tab=payments'])(
  'every purpose’s money on %s, and what was refunded, leads to as many payments of the same sum',
  async (at) => {
    const [shop, admin] = [shopOf(api), await api.aStaffMember('Admin')]
    const buy = async (outcome: 'success' | 'failure') =>
      shop.verify(shop.standin.pay(await shop.order(await shop.aBuyer()), outcome))
    for (const outcome of ['success', 'success', 'failure'] as const) await buy(outcome)
    const client = await api.as(admin)
    const { data } = await client.payments.list({ query: { status: 'captured' } })
    for (const reason of ['Paid twice', 'The rest'])
      await client.payments.refund({ params: { paymentId: data[0]?.ID ?? 0 }, body: { reason, amount: 200 } })
    const { history, drawn } = await showAppAs(api, admin.phone ?? '', 'Staff', { ...app, at })
    const money = () => linkedFigures().filter(({ href }) => href.startsWith('/payments'))
    await waitFor(() => expect(money()).toHaveLength(5))
    expect(money().map(({ name, figure, second }) => [name, figure, second])).toEqual([
      ['Verification', 1000, 2],
      ['Placement drive', 0, 0],
      ['Course', 0, 0],
      ['Employer plan', 0, 0],
      ['Refunded, or owed', 400, 1],
    ])
    for (const { name, figure, second, href } of money()) {
      history.push(href)
      await drawn()
      const sum = await screen.findByText(/^₹[\d,]+ (received|refunded)$/)
      await waitFor(() => expect([name, Number(sum.textContent.replaceAll(/\D/g, ''))]).toEqual([name, figure]))
      await screen.findByText(second === 1 ? '1 payment' : `${second} payments`)
    }
  },
)

test('the candidates without a remark are a list of as many, and one with a remark is not in it', async () => {
  for (const fullName of ['Asha', 'Bina', 'Chitra']) {
    const { id } = await findableCandidates(api)({}, { account: { fullName } })
    await suggestCourse(api, id, `Course for ${fullName}`)
    const partner = await api.as(await api.aStaffMember('C-Partner'))
    if (fullName === 'Bina')
      await partner.guidance.remark({ params: { candidateId: id, role: 'C-Partner' }, body: { remark: 'Hm' } })
  }
  const person = await api.aStaffMember('C-Partner')
  const { history, drawn } = await showAppAs(api, person.phone ?? '', 'Staff', { ...app, at: '/dashboard' })
  const open = () => tilesOnScreen().find(({ name }) => name === 'Without a remark')
  await waitFor(() => expect(open()?.figure).toBe(2))
  history.push(open()?.href ?? '')
  await drawn()
  expect(await rowsOfList(2)).toBe(2)
  expect(screen.queryByRole('link', { name: 'Bina' })).toBeNull()
})

/** The figures of the pane that is open whose names are links. */
function linkedFigures() {
  return [...document.querySelectorAll('main dl > div')].flatMap((line) => {
    const link = line.querySelector('dt a')
    const [figure = 0, second] = [...line.querySelectorAll('dd')].map(({ textContent }) =>
      Number(textContent.replaceAll(/[^\d.]/g, '')),
    )
    return link ? [{ name: link.textContent, figure, second, href: link.getAttribute('href') ?? '' }] : []
  })
}
