import { createClient } from '@pramaan/api-client'
import { contract } from '@pramaan/contract'
import { consents } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { sendTo, startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const English = 'We keep what you tell us, and nothing else.'

async function signIn(phone: string, given: { privacy: string; terms: string }) {
  const browser = createClient(contract, sendTo(api.app), async () => undefined)
  const mobile = phone
  await browser.session.login({ body: { mobile } })
  const otp = (await browser.platform.outbox({ query: { to: mobile } })).data[0]?.variables.otp ?? ''
  await browser.session.login({ body: { mobile, otp, consents: given } })
  return browser
}

test('after a new version, people who agreed to an earlier one are asked again, and old consents keep their version', async () => {
  const asha = await api.aCandidate()
  const mobile = asha.phone ?? ''
  const first = { privacy: 'privacy-1', terms: 'terms-1' }
  const browser = await signIn(mobile, first)
  await browser.session.renew()
  const admin = await api.as(await api.aStaffMember('Admin'))
  const published = await admin.consentTexts.publish({
    params: { kind: 'terms' },
    body: { English, AsksAgain: true },
  })
  expect(published.Version).toBe('terms-2')
  expect((await browser.consentTexts.inForce()).data).toEqual([
    { Kind: 'privacy', Version: 'privacy-1', Text: null },
    { Kind: 'terms', Version: 'terms-2', Text: { en: English, hi: null, mr: null } },
  ])
  await expect(browser.session.renew()).rejects.toMatchObject({ code: 'session-ended' })
  await expect(signIn(mobile, first)).rejects.toMatchObject({ details: [{ field: 'consents.terms' }] })
  api.pass(61_000)
  await (await signIn(mobile, { ...first, terms: 'terms-2' })).session.renew()
  const saved = (await api.db.select().from(consents)).map(({ version }) => version)
  expect(saved.sort()).toEqual(['privacy-1', 'terms-1', 'terms-2'])
  const versions = (await admin.consentTexts.versions()).data
  expect(versions.map(({ Version, Consents }) => [Version, Consents])).toEqual([
    ['terms-2', 1],
    ['privacy-1', 1],
    ['terms-1', 1],
  ])
})

test('a correction asks nobody who has already agreed', async () => {
  const asha = await api.aCandidate()
  const browser = await signIn(asha.phone ?? '', { privacy: 'privacy-1', terms: 'terms-1' })
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.consentTexts.publish({ params: { kind: 'privacy' }, body: { English, Hindi: '', AsksAgain: false } })
  expect((await browser.session.renew()).data).toContain('.')
})
