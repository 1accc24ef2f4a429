import { createTransport } from 'nodemailer'
import { escaped } from '../../../http/web/html.ts'
import { type Letter, type MessageSender, type Outcome, patienceMs, unreachable } from '../sender.ts'

/** A mail server (`smtp://user:password@host:587`, `smtps://…:465`) and the sender's address. */
export type MailSettings = { url: string; from: string }

/** Sends through an SMTP server. The `Message-ID` is the same for each attempt, so that mailboxes drop repeats. */
export function emailSender({ url, from }: MailSettings): MessageSender {
  const deadlines = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url, ...deadlines })
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '')
  return (letter) =>
    transport
      .sendMail({
        from,
        to: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: htmlOf(letter),
        messageId: `<${letter.key}@${host}>`,
        headers: { 'Content-Language': letter.language, 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(2 * patienceMs),
      })
      .then(({ messageId }): Outcome => ({ sent: true, providerId: messageId }), outcomeOf)
}

/** SMTP steps in which the server responds to the message itself: its sender and recipient, and its text. */
const aboutMessage = ['EENVELOPE', 'EMESSAGE']

/**
 * A mail server's 5xx about the message is permanent; a 4xx is not, and neither is a refusal before it knows the
 * message.
 */
function outcomeOf(error: unknown): Outcome {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string }
  if (!responseCode) return unreachable(error)
  const lasting = responseCode >= 500 && aboutMessage.includes(code ?? '')
  return { sent: false, lasting, reason: `smtp ${responseCode} ${command ?? ''}`.trim() }
}

function htmlOf({ text, language }: Letter) {
  const linked = escaped(text).replaceAll(/https?:\/\/\S+/g, (link) => `<a href="${link}">${link}</a>`)
  return `<!doctype html><html lang="${language}"><body><p>${linked}</p></body></html>`
}
