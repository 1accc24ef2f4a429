import { afterAll, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../testing/fakes/mail-server.ts'
import { emailSender } from './email/email.ts'
import type { Letter } from './sender.ts'
import { smsSender } from './sms/sms.ts'
import { startSmsStandin } from './sms/sms-standin.ts'
import { renderMessage, type TemplateName, templateOf, variablesIn } from './templates/templates.ts'
import { whatsappSender } from './whatsapp/whatsapp.ts'
import { startWhatsAppStandin } from './whatsapp/whatsapp-standin.ts'

const account = { account: 'pramaan1', key: 'key', token: 'token', sender: 'PRAMAN', entityId: '1101' }
const dlt = (name: TemplateName, language: 'en' | 'hi') =>
  templateOf(name).text[language].replaceAll(/\{\w+\}/g, '{#var#}')
const sms = await startSmsStandin({ ...account, texts: { '1107': dlt('otp', 'en'), '1108': dlt('shortlisted', 'hi') } })
const smsSettings = { ...account, url: sms.url, templateIds: { 'otp.en': '1107', 'shortlisted.hi': '1108' } }
const whatsapp = await startWhatsAppStandin({
  numberId: '5550',
  token: 'wa-token',
  templates: { 'drive_ends_soon.mr': variablesIn(templateOf('drive-ends-soon').text.mr) },
})
const mail = await startMailServer()
const viaSms = smsSender(smsSettings, fetch)
const viaWhatsApp = whatsappSender({ url: whatsapp.url, numberId: '5550', token: 'wa-token' }, fetch)
const viaEmail = emailSender({ url: mail.url, from: 'Pramaan <no-reply@pramaan.example.com>' })

beforeEach(() => {
  for (const { taken } of [sms, whatsapp, mail]) taken.splice(0)
})
afterAll(async () => {
  await Promise.all([sms.close(), whatsapp.close(), mail.close()])
})

function letter(
  template: TemplateName,
  language: 'en' | 'hi' | 'mr',
  variables: Record<string, string>,
  to: string,
): Letter {
  const rendered = renderMessage(template, language, variables)
  return { ...rendered, key: 'a-key', to, template, language, variables, urgency: template === 'otp' ? 0 : 1 }
}

const otp = letter('otp', 'en', { otp: '123456' }, '+919000000001')

test('an SMS goes out as registered: header, entity and template id, a code with high priority', async () => {
  expect(await viaSms(otp)).toEqual({ sent: true, providerId: 'sms-1' })
  expect(sms.taken).toEqual([
    {
      from: 'PRAMAN',
      to: '+919000000001',
      body: '123456 is your Pramaan code. It is valid for 10 minutes. Do not share it with anyone.',
      encoding: 'plain',
      type: 'transactional',
      priority: 'high',
      field: 'a-key',
    },
  ])
})

test('an SMS in Hindi goes out as Unicode', async () => {
  await viaSms(letter('shortlisted', 'hi', { company: 'Demo Works', link: 'https://x.example' }, '+919000000001'))
  expect(sms.taken).toMatchObject([{ encoding: 'unicode', priority: 'normal' }])
})

test('a text without a DLT id, or not as registered, is refused permanently', async () => {
  expect(await viaSms({ ...otp, language: 'mr' })).toEqual({ sent: false, lasting: true, reason: 'no DLT template id' })
  const refused = await viaSms({ ...otp, text: 'Win a prize' })
  expect(refused).toEqual({ sent: false, lasting: true, reason: 'gateway 400 TEMPLATE_MISMATCH' })
})

test.each([
  [429, false],
  [503, false],
  [401, false],
  [400, true],
])('a gateway’s %i is lasting: %s', async (status, lasting) => {
  sms.failNext(1, { status, body: { RestException: { Status: status } } })
  expect(await viaSms(otp)).toMatchObject({ sent: false, lasting })
})

test('a gateway that can’t be reached is tried later, and the reason names no person', async () => {
  const gone = await startSmsStandin({ ...account, texts: {} })
  await gone.close()
  const nowhere = smsSender({ ...smsSettings, url: gone.url }, fetch)
  expect(await nowhere(otp)).toEqual({ sent: false, lasting: false, reason: 'unreachable: ECONNREFUSED' })
})

test('WhatsApp gets the approved template with its parameters by name', async () => {
  const variables = { drive: 'Pune Drive', day: '30/11/2026', link: 'https://x.example' }
  const outcome = await viaWhatsApp(letter('drive-ends-soon', 'mr', variables, '+919000000001'))
  expect(outcome).toEqual({ sent: true, providerId: 'wamid.1' })
  expect(whatsapp.taken).toEqual([
    { to: '919000000001', name: 'drive_ends_soon', language: 'mr', parameters: variables, key: 'a-key' },
  ])
})

test('WhatsApp’s limits pass, an unknown template does not, and no code goes that way', async () => {
  const reminder = letter('drive-ends-soon', 'mr', { drive: 'D', day: '1', link: 'l' }, '+919000000001')
  whatsapp.failNext(1, { status: 400, body: { error: { code: 130429 } } })
  expect(await viaWhatsApp(reminder)).toMatchObject({ sent: false, lasting: false })
  expect(await viaWhatsApp({ ...reminder, language: 'hi' })).toMatchObject({ sent: false, lasting: true })
  expect(await viaWhatsApp(otp)).toMatchObject({ sent: false, lasting: true })
})

test('an e-mail reaches a real mail server in Hindi, with one Message-ID for each try and a link that can be clicked', async () => {
  const variables = { item: 'VSP & <more>', amount: '500', receipt: 'P/1', link: 'https://x.example/r' }
  const receipt = letter('payment-captured', 'hi', variables, 'someone@example.com')
  expect(await viaEmail(receipt)).toMatchObject({ sent: true })
  await viaEmail(receipt)
  expect(mail.taken.map(({ to }) => to)).toEqual([['someone@example.com'], ['someone@example.com']])
  const [first, second] = mail.taken.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  expect(first).toBe('<a-key@pramaan.example.com>')
  expect(second).toBe(first)
  const html = mail.taken[0]?.raw.split(/\r\n\r\n/).at(-1) ?? ''
  expect(mail.taken[0]?.raw).toMatch(/^Content-Language: hi$/im)
  expect(html).not.toContain('<more>')
})

test('a mailbox that is not there is for good, a full one passes, and so does our own wrong password', async () => {
  mail.refuse('gone@example.com', 550)
  mail.refuse('full@example.com', 452)
  const to = (address: string) => letter('shortlisted', 'en', { company: 'C', link: 'l' }, address)
  expect(await viaEmail(to('gone@example.com'))).toEqual({ sent: false, lasting: true, reason: 'smtp 550 RCPT TO' })
  expect(await viaEmail(to('full@example.com'))).toMatchObject({ sent: false, lasting: false })
  const stranger = emailSender({ url: `smtp://user:wrong@127.0.0.1:${mail.port}`, from: 'no-reply@example.com' })
  expect(await stranger(to('someone@example.com'))).toMatchObject({ sent: false, lasting: false })
})

test('a mail server that turns everybody away is tried later: its 5xx is not about the message', async () => {
  mail.greetWith(554)
  expect(await viaEmail(letter('shortlisted', 'en', { company: 'C', link: 'l' }, 'someone@example.com'))).toEqual({
    sent: false,
    lasting: false,
    reason: 'smtp 554 CONN',
  })
  mail.greetWith(undefined)
})
