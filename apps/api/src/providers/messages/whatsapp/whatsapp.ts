import { isLasting, type Letter, type MessageSender, type Outcome, patienceMs, unreachable } from '../sender.ts'
import { templateOf, variablesIn } from '../templates/templates.ts'

/** A business number of the WhatsApp Cloud API; `url` holds the Graph API's version. */
export type WhatsAppSettings = { url: string; numberId: string; token: string }

/** Temporary errors of the Graph API: limits, overload, maintenance, and a token that an operator has to renew. */
const temporaryErrors = [1, 2, 4, 10, 190, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004]

/**
 * Sends approved templates through the WhatsApp Cloud API (`POST /{number}/messages`). Templates without a category are
 * not registered there.
 */
export function whatsappSender(settings: WhatsAppSettings, fetcher: typeof fetch): MessageSender {
  const address = `${settings.url}/${encodeURIComponent(settings.numberId)}/messages`
  const headers = { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' }
  return async (letter) => {
    if (!templateOf(letter.template).category) return { sent: false, lasting: true, reason: 'no WhatsApp template' }
    const body = JSON.stringify(bodyOf(letter))
    const signal = AbortSignal.timeout(patienceMs)
    return fetcher(address, { method: 'POST', headers, body, signal }).then(outcomeOf, unreachable)
  }
}

/** Parameters are named, because their order may differ by language. */
function bodyOf({ key, to, template, language, variables }: Letter) {
  const parameters = variablesIn(templateOf(template).text[language]).map((name) => ({
    type: 'text',
    parameter_name: name,
    text: variables[name],
  }))
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: {
      name: template.replaceAll('-', '_'),
      language: { code: language },
      components: [{ type: 'body', parameters }],
    },
    biz_opaque_callback_data: key,
  }
}

type Answer = { messages?: { id?: string }[]; error?: { code?: number } }

async function outcomeOf(response: Response): Promise<Outcome> {
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return { sent: true, providerId: answer.messages?.[0]?.id ?? null }
  const code = Number(answer.error?.code ?? 0)
  const lasting = isLasting(response.status) && !temporaryErrors.includes(code)
  return { sent: false, lasting, reason: `whatsapp ${response.status} ${code}` }
}
