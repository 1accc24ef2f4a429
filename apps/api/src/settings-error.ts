import type { z } from 'zod'

/** Settings with which the server can't start: one reason per line, each with its variable. */
export class SettingsError extends Error {
  constructor(reasons: readonly string[]) {
    super(`The server does not start with these settings:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
  }
}

type Issue = z.core.$ZodIssue

/** Describes a variable's problem without its value, which may be a secret. */
export function reasonOf(issue: Issue): string {
  return `${issue.path.join('.')}: ${sentenceOf(issue)}`
}

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `has to be ${issue.values.map(String).join(' or ')}`
    case 'too_small':
      return `has to ${issue.origin === 'string' ? `have ${issue.minimum} characters` : `be ${issue.minimum}`} or more`
    case 'too_big':
      return `has to be ${issue.maximum} or less`
    case 'invalid_type':
      return issue.expected === 'int' ? 'has to be a whole number' : `has to be a ${issue.expected}`
    case 'custom':
      return issue.message
    default:
      return issue.message.startsWith('Invalid')
        ? 'has not the form that is wanted: see docs/operating.md'
        : issue.message
  }
}
