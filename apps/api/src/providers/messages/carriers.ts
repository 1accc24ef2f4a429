import type { Config } from '../../config.ts'
import type { Carrier, Carriers } from './carrier.ts'
import { emailCarrier } from './email/email.ts'
import { smsCarrier } from './sms/sms.ts'
import { whatsappCarrier } from './whatsapp/whatsapp.ts'

/** The configured channels; the stand-in sends nothing, and its outbox page shows what would have been sent. */
export function carriersOf(config: Config, fetcher: typeof fetch, push: Carrier): Carriers {
  if (config.MESSAGES === 'standin') return { sms: keepIn, email: keepIn, whatsapp: keepIn, push: keepIn }
  return {
    push,
    sms: smsCarrier(
      {
        url: config.SMS_URL,
        account: config.SMS_ACCOUNT ?? '',
        key: config.SMS_KEY ?? '',
        token: config.SMS_TOKEN ?? '',
        sender: config.SMS_SENDER ?? '',
        entityId: config.SMS_ENTITY_ID ?? '',
        templateIds: config.SMS_TEMPLATES,
      },
      fetcher,
    ),
    email: emailCarrier({ url: config.SMTP_URL ?? '', from: config.MAIL_FROM ?? '' }),
    whatsapp: whatsappCarrier(
      { url: config.WHATSAPP_URL, numberId: config.WHATSAPP_NUMBER_ID ?? '', token: config.WHATSAPP_TOKEN ?? '' },
      fetcher,
    ),
  }
}

const keepIn: Carrier = async () => ({ sent: true, providerId: null })
