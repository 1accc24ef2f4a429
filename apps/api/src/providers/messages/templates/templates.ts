import type { Language } from '@pramaan/domain/options'
import { accountTemplates } from './account-templates.ts'
import { alertTemplates } from './alert-templates.ts'
import { applicationTemplates } from './application-templates.ts'
import { paymentTemplates } from './payment-templates.ts'
import type { Template } from './template.ts'
import { verificationTemplates } from './verification-templates.ts'

/** Every message that can be sent, by name. */
const templates = {
  ...accountTemplates,
  ...alertTemplates,
  ...applicationTemplates,
  ...paymentTemplates,
  ...verificationTemplates,
} as const satisfies Record<string, Template>

/** The name of a message. */
export type TemplateName = keyof typeof templates

/** Every name. */
export const templateNames = Object.keys(templates) as TemplateName[]

/** Whether a message has this name. */
export function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

/** A message with its variables filled in. */
export type Rendered = { subject: string; text: string }

const hidden = '••••••'

/** The template with a name; throws if there is none. */
export function templateOf(name: string): Template {
  const template = (templates as Record<string, Template>)[name]
  if (!template) throw new Error(`No message template ${name}`)
  return template
}

/** The names in a text's braces, in order of first use. */
export function variablesIn(text: string) {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))]
}

/** A message's subject and text; a missing variable throws, so a message with a gap is never sent. */
export function renderMessage(name: string, language: Language, variables: Record<string, string>): Rendered {
  const { subject, text } = templateOf(name)
  return { subject: fill(name, subject[language], variables), text: fill(name, text[language], variables) }
}

/** A message's text for staff, without variables that grant access. */
export function shownText(name: string, language: Language, variables: Record<string, string>) {
  const { secrets = [], text } = templateOf(name)
  const veiled = Object.fromEntries(secrets.map((secret) => [secret, hidden]))
  return fill(name, text[language], { ...variables, ...veiled })
}

function fill(name: string, text: string, variables: Record<string, string>) {
  return text.replaceAll(/\{(\w+)\}/g, (_, variable: string) => {
    const value = variables[variable]
    if (value === undefined) throw new Error(`Message ${name} lacks ${variable}`)
    return value
  })
}
