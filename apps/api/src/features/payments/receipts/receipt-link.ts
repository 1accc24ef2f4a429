import type { Deps } from '../../../deps.ts'

/** The path of receipts under the API's prefix. */
export const receiptFiles = '/receipt-files'

/** A signed path to a receipt's PDF: it opens that one receipt for the given number of seconds. */
export async function receiptPath(deps: Deps, receiptId: string, seconds: number) {
  return `/api${receiptFiles}?token=${await deps.encryption.sign('receipt', { receipt: receiptId }, deps.now(), seconds)}`
}

/** The receipt of a signed path; undefined if the path is not ours or has expired. */
export async function receiptOf(deps: Deps, token: string) {
  return (await deps.encryption.verify('receipt', token, deps.now()))?.receipt
}
