import { accounts, candidates, staffInvitations } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const client = api.client()
const devanagari = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

async function codeTo(to: string) {
  return (await client.platform.outbox({ query: { to } })).data[0]?.variables.otp ?? ''
}

test.each(['\u2066+91 98765\u00a043210\u2069', '98765\u00ad43210\ufe0f', '\u200b98765\u201143210\ufeff', '৯৮৭৬৫৪৩২১০'])(
  'a number pasted as %j signs in with a code that is pasted with its message, in Hindi digits',
  async (mobile) => {
    const person = await api.aCandidate({}, { phone: '+919876543210' })
    await client.session.login({ body: { mobile } })
    const otp = `आपका कोड ${devanagari(await codeTo('+919876543210'))} है`
    const { data } = await client.session.login({ body: { mobile, otp } })
    expect(
      await api
        .client(data)
        .registration.moveStep({ params: { id: person.id }, body: { newStep: 2 } })
        .catch(({ code }) => code),
    ).toBe('wrong-step')
  },
)

test('a number of another country with marks around it is nobody’s Indian number', async () => {
  await api.aCandidate({}, { phone: '+919715012345' })
  const foreign = await api.aCandidate({}, { phone: '+971501234567', email: 'noor@example.com' })
  await client.session.login({
    body: { mobile: '\u202a+971 50 123 4567\u202c', email: '\u2068noor@example.com\u2069' },
  })
  expect(await codeTo('+919715012345')).toBe('')
  expect(await codeTo('noor@example.com')).toMatch(/^\d{6}$/)
  const tooLong = client.session.login({ body: { mobile: '971501234567' } })
  await expect(tooLong).rejects.toMatchObject({
    body: { details: [{ field: 'mobile', message: 'This number is too long.' }] },
  })
  expect(foreign.phone).toBe('+971501234567')
})

test('an invitation, a profile and the lists of staff take a pasted number and e-mail', async () => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const body = {
    FullName: 'Meena Demo',
    Phone: '\u202a98200\u201112345\u202c',
    Email: '\u2068meena@example.com\u2069',
    Role: 'hr' as const,
  }
  await admin.staff.invite({ body })
  expect(await api.db.select().from(staffInvitations)).toMatchObject([
    { phone: '+919820012345', email: 'meena@example.com' },
  ])
  const person = await api.aCandidate({}, { fullName: 'Asha Demo', phone: '+919820054321', email: null })
  const asha = await api.as(person)
  const contacts = { email: 'asha\u200b@example.com', AlternateContact: '\u2066+91 98200\u00a099999\u2069' }
  await asha.candidates.updateProfile({ params: { id: person.id }, body: contacts })
  const [account] = await api.db.select().from(accounts).where(eq(accounts.id, person.id))
  const [profile] = await api.db.select().from(candidates).where(eq(candidates.accountId, person.id))
  expect([account?.contactEmail, profile?.alternateContact]).toEqual(['asha@example.com', '9820099999'])
  for (const term of ['\u202a+91 98200 54321\u202c', '९८२००५४३२१', '98200\u00ad54321']) {
    const { data } = await admin.directory.users({ query: { term } })
    expect([term, data.map(({ ID }) => ID)]).toEqual([term, [person.id]])
  }
})

test('a coupon written with another keyboard’s digits or pasted with marks is the same coupon', async () => {
  const admin = await api.as(await api.aStaffMember('Admin'))
  const coupon = { Code: 'diwali\u200b-२०', Kind: 'percent' as const, Value: 20, Products: ['VSP' as const] }
  const { data } = await admin.coupons.create({ body: coupon })
  expect(data.Code).toBe('DIWALI-20')
  const buyer = await api.as(await api.aCandidate())
  for (const CouponCode of ['diwali\u201120', '\u2068DIWALI-20\u2069', 'DIWALI-२०'])
    expect(await buyer.payments.checkCoupon({ body: { CouponCode, AppliedTo: 'VSP' } })).toMatchObject({
      data: { Discount: 100 },
    })
})
