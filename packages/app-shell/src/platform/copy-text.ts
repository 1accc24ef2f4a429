/** Puts a text on the clipboard, and says whether the browser took it. A page without HTTPS has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
