import type { Config } from '../config.ts'
import { SettingsError } from '../settings-error.ts'
import { messageOf } from './command.ts'

/** Why the server cannot start, in a sentence for its operator. */
export class StartError extends Error {}

/** The text for a failed start: a sentence for a known reason, the stack for a bug. */
export function failureText(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  return `The server does not start: ${error instanceof Error ? error.stack : String(error)}`
}

/** The database does not respond, refuses the sign-in, or can't be changed: its reason, and its address. */
export function databaseFailure({ DATABASE_URL, DATA_DIR }: Config, error: unknown): StartError {
  if (error instanceof StartError) return error
  const where = DATABASE_URL
    ? `DATABASE_URL: the database at ${withoutPassword(DATABASE_URL)}`
    : `DATA_DIR: ${DATA_DIR}`
  return new StartError(`${where} cannot be used: ${messageOf(error) || (error instanceof Error ? error.name : error)}`)
}

function withoutPassword(address: string) {
  const { host, pathname, searchParams } = new URL(address)
  return `${host || searchParams.get('host') || 'this machine'}${pathname}`
}

/** The port is taken, or may not be listened on. */
export function listenFailure({ PORT, HOST }: Config, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartError(`PORT: another program listens on ${HOST}:${PORT} already`)
  if (code === 'EACCES') return new StartError(`PORT: this user may not listen on ${PORT}`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST: this machine has no address ${HOST}`)
  return error
}
