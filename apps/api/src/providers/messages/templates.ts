/** Message templates by name and language; `{name}` stands for a variable. Each Indian SMS template is registered under DLT as written. */
const templates: Record<string, Record<string, string>> = {
  otp: { en: '{otp} is your Pramaan code. It is valid for 10 minutes. Do not share it with anyone.' },
  'staff-invitation': { en: '{inviter} invites you to the Pramaan staff console as {role}: {link}' },
}

/** A message's text; an unknown language falls back to English, an unknown template is an error of ours. */
export function renderMessage(template: string, language: string, variables: Record<string, string>) {
  const text = templates[template]?.[language] ?? templates[template]?.en
  if (!text) throw new Error(`No message template ${template}`)
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '')
}
