import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { pdfBytes } from '../../../testing/people/sample-files.ts'
import { archiveOf, filesBehind, pdfText } from '../../../testing/scenarios/data-archive.ts'
import { aPersonToHide, personToHide, waysToHide } from '../../../testing/scenarios/person-to-hide.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
afterEach(() => vi.restoreAllMocks())

test('the ZIP holds a page, a PDF, JSON and the files; names replace IDs and rupees replace paise', async () => {
  const { person, me } = await aPersonToHide(api)
  await me.candidates.updateProfile({
    params: { id: person.id },
    body: { expectedCtc: 6.5, dob: '2000-02-29', state: 'Goa' },
  })
  const { files } = await archiveOf(api, me)
  expect([...files.keys()]).toEqual([
    ...['my-data.html', 'my-data.pdf', 'my-data.json'],
    ...['files/1-vanishing.pdf', 'files/2-vanishing.pdf', 'files/3-me.png'],
  ])
  expect(files.get('files/1-vanishing.pdf').equals(pdfBytes())).toBe(true)
  expect(JSON.parse(String(files.get('my-data.json'))).accounts[0]).toMatchObject({ id: personToHide.id })
  const page = String(files.get('my-data.html'))
  for (const read of [page, await pdfText(files.get('my-data.pdf'))]) {
    for (const words of [
      'Your profile',
      'Vanishing Person',
      'Job: Tester',
      'Employer: Demo Works',
      'Expected pay: ₹6,50,000',
      'Phone: +91 90987 61234',
      'Date of birth: 29/02/2000',
      'State: Goa',
    ])
      expect(read).toContain(words)
    expect(read).not.toMatch(/65000000|987654321|undefined|\[object|\bDob\b|Candidate: Vanishing/)
  }
})

test('an employer’s ZIP lists the profiles they opened, without names of hidden candidates', async () => {
  const world = await aPersonToHide(api)
  const reader = await api.as(world.employer)
  const page = async () => String((await archiveOf(api, reader)).files.get('my-data.html'))
  expect(await page()).toContain('Candidate: Vanishing Person')
  expect(await page()).toContain('<h2>Profiles that you opened</h2>')
  expect(await page()).not.toContain('Who opened your profile')
  await waysToHide['asked to be erased'](world)
  expect(await page()).not.toMatch(/vanishing/i)
})

test('an employer whose company is revoked reads no message of a candidate there, by an earlier link either', async () => {
  const { employer } = await aPersonToHide(api)
  const reader = await api.as(employer)
  const texts = async () => (await reader.privacy.data()).data.conversation_messages?.map(({ text }) => text)
  expect(await texts()).toEqual(['Hello', 'Good morning'])
  const { url } = (await reader.privacy.archive()).data
  const admin = await api.as(await api.aStaffMember('Admin'))
  const CompanyName = 'Demo Works'
  const body = { Decision: 'revoke', CompanyName, Reason: 'Another company’s name' } as const
  await admin.companies.decide({ params: employer, body })
  expect(await texts()).toEqual(['Hello'])
  const { files } = await filesBehind(api, url)
  const read = String(files.get('my-data.html')) + String(files.get('my-data.json'))
  expect(read).toContain('Hello')
  expect(read).not.toContain('Good morning')
})

test('the link is valid for a minute and the requesting session', async () => {
  const { me } = await aPersonToHide(api)
  const { url } = (await me.privacy.archive()).data
  const status = async (address: string) => (await api.app.inject({ url: address })).statusCode
  expect([await status(url), await status(`${url}x`)]).toEqual([200, 403])
  api.pass(61_000)
  expect(await status(url)).toBe(403)
  const mine = api.client(await api.tokenOf(personToHide.id))
  const second = (await mine.privacy.archive()).data.url
  await mine.session.logout()
  expect(await status(second)).toBe(403)
})

test('the files of a ZIP are opened one after another, each when its turn comes', async () => {
  const { me } = await aPersonToHide(api)
  const { store } = api.deps.files
  const read = store.read
  let [open, beingRead, mostBeingRead] = [0, 0, 0]
  vi.spyOn(store, 'read').mockImplementation(async (key) => {
    open++
    mostBeingRead = Math.max(mostBeingRead, ++beingRead)
    return (await read(key))?.once('end', () => beingRead--).once('close', () => open--)
  })
  expect((await archiveOf(api, me)).files.size).toBe(6)
  expect(mostBeingRead).toBe(1)
  // The system confirms that a file is closed some time after its last byte was read.
  await expect.poll(() => open).toBe(0)
})

test('a file whose bytes break off ends its download and leaves the server up', async () => {
  const { me } = await aPersonToHide(api)
  const broken = () =>
    new Readable({
      read() {
        this.destroy(new Error('connection lost'))
      },
    })
  vi.spyOn(api.deps.files.store, 'read').mockImplementation(async () => broken())
  const { url } = (await me.privacy.archive()).data
  await expect(api.app.inject({ url })).rejects.toThrow()
  vi.restoreAllMocks()
  expect((await archiveOf(api, me)).status).toBe(200)
})

test('a file that opens after its download has ended is closed', async () => {
  const { me } = await aPersonToHide(api)
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const asked = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<Readable>()
  vi.spyOn(api.deps.files.store, 'read').mockImplementation(() => {
    asked.resolve()
    return opened.promise
  })
  const { url } = (await me.privacy.archive()).data
  const { port } = api.app.server.address() as AddressInfo
  const download = get(`http://127.0.0.1:${port}${url}`, { agent: false })
  const [answer] = await once(download, 'response')
  answer.on('error', () => undefined).resume()
  await asked.promise
  download.destroy()
  const connections = promisify(api.app.server.getConnections.bind(api.app.server))
  await expect.poll(() => connections()).toBe(0)
  const file = new Readable({ read: () => undefined })
  opened.resolve(file)
  await expect.poll(() => file.destroyed).toBe(true)
})
