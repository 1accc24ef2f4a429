import { type StandinAnswer, startStandin } from '../standin-server.ts'

/** A customer of the Cloud API: the number, its token, and the approved templates with their named parameters. */
export type WhatsAppCustomer = {
  numberId: string
  token: string
  /** Parameters by `template_name.language`. */
  templates: Readonly<Record<string, readonly string[]>>
}

/** A message that the Cloud API accepted. */
type TakenWhatsApp = {
  to: string
  name: string
  language: string
  parameters: Record<string, string>
  key: string
}

type Sent = {
  messaging_product?: string
  to?: string
  type?: string
  template?: {
    name: string
    language: { code: string }
    components: { type: string; parameters: { type: string; parameter_name: string; text: string }[] }[]
  }
  biz_opaque_callback_data?: string
}

/** A stand-in with the Cloud API's path, authentication, template check and error codes. */
export async function startWhatsAppStandin({ numberId, token, templates }: WhatsAppCustomer) {
  const taken: TakenWhatsApp[] = []
  const server = await startStandin(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`) return fault(401, 190, 'Invalid OAuth access token.')
    if (method !== 'POST' || path !== `/v23.0/${numberId}/messages`) return fault(400, 100, 'Unsupported post request.')
    const {
      messaging_product: product,
      to,
      type,
      template,
      biz_opaque_callback_data: key = '',
    } = JSON.parse(body) as Sent
    if (product !== 'whatsapp' || type !== 'template' || !to || !template) return fault(400, 100, 'Invalid parameter')
    const { name, language, components } = template
    const known = templates[`${name}.${language.code}`]
    if (!known) return fault(404, 132001, 'Template name does not exist in the translation')
    const given = components.flatMap(({ parameters }) =>
      parameters.map((one) => [one.parameter_name, one.text] as const),
    )
    const names = given.map(([parameter]) => parameter)
    if (given.length !== known.length || !known.every((parameter) => names.includes(parameter)))
      return fault(400, 132000, 'Number of parameters does not match the expected number of params')
    taken.push({ to, name, language: language.code, parameters: Object.fromEntries(given), key })
    const contacts = [{ input: to, wa_id: to }]
    const messages = [{ id: `wamid.${taken.length}`, message_status: 'accepted' }]
    return { status: 200, body: { messaging_product: 'whatsapp', contacts, messages } }
  })
  return { ...server, url: `${server.url}/v23.0`, taken }
}

function fault(status: number, code: number, message: string): StandinAnswer {
  return { status, body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'standin' } } }
}
