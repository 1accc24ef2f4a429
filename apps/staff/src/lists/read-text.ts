import { FileProblem } from '@pramaan/app-shell/forms/file-problem.ts'
import { textOf, unreadableText } from '@pramaan/domain/file-text'

/** The text of a chosen file; throws a `FileProblem` if a letter of it can't be read. */
export async function readText(file: File): Promise<string> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()), TextDecoder)
  if (text === undefined) throw new FileProblem(unreadableText)
  return text
}
