import { type StandinAnswer, type StandinRequest, startStandin } from '../standin-server.ts'

/** A customer at the gateway: credentials, header, entity, and the texts registered under DLT by id. */
export type SmsCustomer = {
  account: string
  key: string
  token: string
  sender: string
  entityId: string
  texts: Readonly<Record<string, string>>
}

/** An SMS that the gateway accepted. */
type TakenSms = {
  from: string
  to: string
  body: string
  encoding: string
  type: string
  priority: string
  field: string
}

const required = ['From', 'To', 'Body', 'DltEntityId', 'DltTemplateId']

/** A gateway with Exotel's path, authentication, fields and errors; like operators it drops unregistered texts. */
export async function startSmsStandin(customer: SmsCustomer) {
  const taken: TakenSms[] = []
  const server = await startStandin((request) => {
    const refused = refusalOf(request, customer)
    if (refused) return refused
    const form = new URLSearchParams(request.body)
    const fieldOf = (name: string) => form.get(name) ?? ''
    taken.push({
      from: fieldOf('From'),
      to: fieldOf('To'),
      body: fieldOf('Body'),
      encoding: fieldOf('EncodingType'),
      type: fieldOf('SmsType'),
      priority: fieldOf('Priority'),
      field: fieldOf('CustomField'),
    })
    return { status: 200, body: { SMSMessage: { Sid: `sms-${taken.length}`, Status: 'queued', To: fieldOf('To') } } }
  })
  return { ...server, taken }
}

function refusalOf({ method, path, headers, body }: StandinRequest, customer: SmsCustomer): StandinAnswer | undefined {
  const form = new URLSearchParams(body)
  if (method !== 'POST' || path !== `/v1/Accounts/${customer.account}/Sms/send.json`) return refused(404, 'NOT_FOUND')
  if (headers.authorization !== `Basic ${btoa(`${customer.key}:${customer.token}`)}`)
    return refused(401, 'UNAUTHORIZED')
  if (required.some((name) => !form.get(name))) return refused(400, 'MISSING_PARAMETER')
  if (form.get('From') !== customer.sender || form.get('DltEntityId') !== customer.entityId)
    return refused(400, 'INVALID_SENDER')
  const text = customer.texts[form.get('DltTemplateId') ?? '']
  return text && asRegistered(text).test(form.get('Body') ?? '') ? undefined : refused(400, 'TEMPLATE_MISMATCH')
}

function asRegistered(text: string) {
  const parts = text.split('{#var#}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 's')
}

function refused(status: number, code: string): StandinAnswer {
  return { status, body: { RestException: { Status: status, Message: code, Code: code } } }
}
