/** Copies a text to the clipboard; returns whether the browser accepted it. Without HTTPS there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
