import { parseArgs } from 'node:util'

const variable = 'PICTURES'

/** What may be chosen on the command line; each leaves out everything else. */
export const options = {
  app: { type: 'string' },
  language: { type: 'string' },
  width: { type: 'string' },
  theme: { type: 'string' },
  screen: { type: 'string' },
  opened: { type: 'string' },
} as const

type Choice = { [option in keyof typeof options]?: string | undefined }

/** The environment that carries the choice of a command line to the run that takes the pictures. */
export function environmentOf(commandLine: readonly string[]) {
  const { values } = parseArgs({ args: commandLine.filter((word) => word !== '--'), options })
  return { [variable]: JSON.stringify(values) }
}

/** Whether a picture is wanted by what was chosen; of what opens, `any` chooses everything and `none` the screens alone. */
export function isChosen(picture: Choice): boolean {
  const choice = JSON.parse(process.env[variable] ?? '{}') as Choice
  return Object.entries(picture).every(([option, value]) => {
    const chosen = choice[option as keyof Choice]
    return chosen === undefined || chosen === value || (option === 'opened' && chosen === 'any' && value !== 'none')
  })
}
