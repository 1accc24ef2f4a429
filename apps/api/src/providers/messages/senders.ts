import type { Config } from '../../config.ts'
import { emailSender } from './email/email.ts'
import type { MessageSender, MessageSenders } from './sender.ts'
import { smsSender } from './sms/sms.ts'
import { whatsappSender } from './whatsapp/whatsapp.ts'

/**
 * The senders of the configured channels. The stand-in sends nothing; its outbox page shows what would have been sent.
 */
export function sendersOf(config: Config, fetcher: typeof fetch, push: MessageSender): MessageSenders {
  if (config.MESSAGES === 'standin')
    return { sms: sendNothing, email: sendNothing, whatsapp: sendNothing, push: sendNothing }
  return {
    push,
    sms: smsSender(
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
    email: emailSender({ url: config.SMTP_URL ?? '', from: config.MAIL_FROM ?? '' }),
    whatsapp: whatsappSender(
      { url: config.WHATSAPP_URL, numberId: config.WHATSAPP_NUMBER_ID ?? '', token: config.WHATSAPP_TOKEN ?? '' },
      fetcher,
    ),
  }
}

const sendNothing: MessageSender = async () => ({ sent: true, providerId: null })
