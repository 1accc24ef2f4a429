import { smsSize, urgencies } from '@pramaan/domain/message'
import { isLasting, type Letter, type MessageSender, type Outcome, patienceMs, unreachable } from '../sender.ts'
import { templateOf } from '../templates/templates.ts'

/** An account at the gateway, and our registration under DLT: header, entity and one id per template and language. */
export type SmsSettings = {
  url: string
  account: string
  key: string
  token: string
  sender: string
  entityId: string
  /** DLT's id of each text, by `template.language`. */
  templateIds: Readonly<Record<string, string>>
}

/**
 * Sends through Exotel's SMS API (`POST /v1/Accounts/{sid}/Sms/send.json`), with the ids that DLT requires for each
 * message.
 */
export function smsSender(settings: SmsSettings, fetcher: typeof fetch): MessageSender {
  const address = `${settings.url}/v1/Accounts/${encodeURIComponent(settings.account)}/Sms/send.json`
  const authorization = `Basic ${btoa(`${settings.key}:${settings.token}`)}`
  return async (letter) => {
    const templateId = settings.templateIds[`${letter.template}.${letter.language}`]
    if (!templateId) return { sent: false, lasting: true, reason: 'no DLT template id' }
    const body = formOf(letter, settings, templateId)
    const signal = AbortSignal.timeout(patienceMs)
    return fetcher(address, { method: 'POST', headers: { authorization }, body, signal }).then(outcomeOf, unreachable)
  }
}

function formOf({ key, to, text, template, urgency }: Letter, { sender, entityId }: SmsSettings, templateId: string) {
  const marketing = templateOf(template).category === 'MARKETING'
  return new URLSearchParams({
    From: sender,
    To: to,
    Body: text,
    EncodingType: smsSize(text).encoding === 'UCS-2' ? 'unicode' : 'plain',
    DltEntityId: entityId,
    DltTemplateId: templateId,
    SmsType: marketing ? 'transactional_opt_in' : 'transactional',
    Priority: urgency === urgencies.code ? 'high' : 'normal',
    CustomField: key,
  })
}

type Answer = { SMSMessage?: { Sid?: string }; RestException?: { Code?: string | number } }

async function outcomeOf(response: Response): Promise<Outcome> {
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return { sent: true, providerId: answer.SMSMessage?.Sid ?? null }
  const code = String(answer.RestException?.Code ?? '').replaceAll(/\W/g, '')
  return { sent: false, lasting: isLasting(response.status), reason: `gateway ${response.status} ${code}`.trim() }
}
