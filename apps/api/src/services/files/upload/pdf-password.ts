import { once } from 'node:events'
import { join } from 'node:path'
import { answerOf, startUntrusted } from '../../../providers/untrusted/untrusted-process.ts'

const mostMs = 10_000

/**
 * Whether an encrypted PDF needs a password. Many are encrypted only against changes and open without one; a file that
 * can't be opened in time is accepted, like a broken one.
 */
export async function asksForPassword(bytes: Uint8Array): Promise<boolean> {
  const opening = startUntrusted(join(import.meta.dirname, 'open-pdf.worker.ts'))
  try {
    return (await answerOf<boolean>(opening, { bytes }, mostMs)) === true
  } finally {
    if (opening.kill('SIGKILL')) await once(opening, 'exit')
  }
}
